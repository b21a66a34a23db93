import type { SignalSource } from '../../../types.js';

/** Time in ms without a further `resize` event after which the size counts as new. */
const REST = 50;

export const orientation = (): 'portrait' | 'landscape' => (innerWidth > innerHeight ? 'landscape' : 'portrait');

export const windowResize: SignalSource<'windowResize'> = (emit, signal) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    const { width: screenWidth, height: screenHeight } = screen;
    const size = { windowWidth: innerWidth, windowHeight: innerHeight, screenWidth, screenHeight };
    emit({ deviceOrientation: orientation(), size });
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(update, REST);
  };
  addEventListener('resize', wait, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
};

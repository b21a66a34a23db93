import type { SignalSource } from '../types.js';

export const orientation = (): 'portrait' | 'landscape' => (innerWidth > innerHeight ? 'landscape' : 'portrait');

export const windowResize: SignalSource<'windowResize'> = (emit, signal) => {
  const { width: screenWidth, height: screenHeight } = screen;
  const update = () => {
    const size = { windowWidth: innerWidth, windowHeight: innerHeight, screenWidth, screenHeight };
    emit({ deviceOrientation: orientation(), size });
  };
  addEventListener('resize', update, { signal });
};

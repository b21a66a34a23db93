import type { ScreenOrientationInfo } from '../types.js';
import type { Provider, SignalSource } from '../../../types.js';

interface Lockable {
  lock?(orientation: 'portrait' | 'landscape'): Promise<void>;
  unlock?(): void;
}

/** Not in all browsers. */
const turning = (): (ScreenOrientation & Lockable) | undefined =>
  screen.orientation as (ScreenOrientation & Lockable) | undefined;

export const setDeviceOrientation: Provider<'setDeviceOrientation'> = async ({ value }) => {
  const orientation = turning();
  if (!orientation?.lock) throw new DOMException('this browser cannot hold the orientation', 'NotSupportedError');
  if (value === 'auto') orientation.unlock?.();
  else await orientation.lock(value);
};

const isPortrait = (): MediaQueryList => matchMedia('(orientation: portrait)');

function read(): ScreenOrientationInfo {
  const { type, angle = 0 } = turning() ?? {};
  const isUpright = type ? type.startsWith('portrait') : isPortrait().matches;
  return { value: isUpright ? 'portrait' : 'landscape', angle };
}

export const deviceOrientationChange: SignalSource<'deviceOrientationChange'> = (emit, signal) => {
  const source: EventTarget = turning() ?? isPortrait();
  source.addEventListener('change', () => emit(read()), { signal });
};

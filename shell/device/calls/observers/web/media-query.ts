import { isOrientation, LENGTH_CONDITIONS, mediaQueryOf } from '../../../../../elements/base/media-conditions.js';
import type { MediaQueryDescriptor, MediaQueryObserver } from '../types.js';
import { DeviceError, ErrCode, expectFunction, guard } from '../../../errors.js';

const SUBJECT = 'createMediaQueryObserver';

const invalid = (reason: string): DeviceError => new DeviceError(SUBJECT, ErrCode.invalid, reason);

function queryOf(descriptor: MediaQueryDescriptor): string {
  const given = Object(descriptor) as MediaQueryDescriptor;
  for (const name of LENGTH_CONDITIONS) {
    const value = given[name];
    if (value !== undefined && (!Number.isFinite(value) || value < 0))
      throw invalid(`${name}: expected a number from 0 on`);
  }
  if (given.orientation !== undefined && !isOrientation(given.orientation))
    throw invalid('orientation: expected one of portrait, landscape');
  const query = mediaQueryOf(given);
  if (query) return query;
  throw invalid(`descriptor: expected one or more of ${LENGTH_CONDITIONS.join(', ')}, orientation`);
}

export function webMediaQueryObserver(): MediaQueryObserver {
  let running = new AbortController();
  return {
    observe(descriptor, callback) {
      const list = matchMedia(queryOf(descriptor));
      expectFunction(SUBJECT, 'callback', callback);
      const tell = (): void => guard(() => callback({ matches: list.matches }));
      list.addEventListener('change', tell, { signal: running.signal });
      tell();
    },
    disconnect() {
      running.abort();
      running = new AbortController();
    },
  };
}

import type { MediaQueryDescriptor, MediaQueryObserver } from '../types.js';
import { DeviceError, ErrCode, expectFunction, guard } from '../../../errors.js';

const SUBJECT = 'createMediaQueryObserver';

/** Condition -> feature of the media query. */
const FEATURES = {
  width: 'width',
  minWidth: 'min-width',
  maxWidth: 'max-width',
  height: 'height',
  minHeight: 'min-height',
  maxHeight: 'max-height',
} as const;

const invalid = (reason: string): DeviceError => new DeviceError(SUBJECT, ErrCode.invalid, reason);

function queryOf(descriptor: MediaQueryDescriptor): string {
  const given = Object(descriptor) as MediaQueryDescriptor;
  const conditions = Object.entries(FEATURES).flatMap(([name, feature]) => {
    const value = given[name as keyof typeof FEATURES];
    if (value === undefined) return [];
    if (!Number.isFinite(value) || value < 0) throw invalid(`${name}: expected a number from 0 on`);
    return [`(${feature}: ${value}px)`];
  });
  const { orientation } = given;
  if (orientation !== undefined) {
    if (orientation !== 'portrait' && orientation !== 'landscape') {
      throw invalid('orientation: expected one of portrait, landscape');
    }
    conditions.push(`(orientation: ${orientation})`);
  }
  if (conditions.length) return conditions.join(' and ');
  throw invalid(`descriptor: expected one or more of ${Object.keys(FEATURES).join(', ')}, orientation`);
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

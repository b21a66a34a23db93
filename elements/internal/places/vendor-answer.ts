import { convertCoordinates, loadCoordinates } from '../geo/coordinates.js';
import type { GeoPoint } from '../geo/types.js';
import { untilAborted } from './abort.js';
import { PlaceError } from './error.js';

/** In milliseconds. */
const TIMEOUT = 10_000;

/** What a vendor's API answers; it can be neither canceled nor asked how it is. */
export async function vendorAnswer<Value>(
  service: string,
  signal: AbortSignal,
  ask: () => Promise<Value>,
): Promise<Value> {
  signal.throwIfAborted();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const failure = new PlaceError('timeout', `${service} did not answer within ${TIMEOUT / 1000} s.`);
    timer = setTimeout(() => reject(failure), TIMEOUT);
  });
  const answer = ask().catch((cause: unknown) => {
    if (cause instanceof PlaceError) throw cause;
    throw new PlaceError('network', `${service} cannot be reached.`, { cause });
  });
  try {
    return await untilAborted(Promise.race([answer, late]), signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Conversions from and to the system of maps of China. */
export async function loadChina(): Promise<{
  fromChina(point: GeoPoint): GeoPoint;
  toChina(point: GeoPoint): GeoPoint;
}> {
  await loadCoordinates('gcj02').catch((cause: unknown) => {
    throw new PlaceError('network', 'The conversion of positions has not loaded.', { cause });
  });
  return {
    fromChina: (point) => convertCoordinates(point, 'gcj02', 'wgs84'),
    toChina: (point) => convertCoordinates(point, 'wgs84', 'gcj02'),
  };
}

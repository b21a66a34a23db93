import type { GeoPoint } from '../../../../../elements/base/china-coordinates.js';
import { lazy } from '../../../../../elements/base/lazy.js';
import type { CoordinateType, LocationOptions, LocationResult } from '../types.js';
import { DeviceError, ErrCode } from '../../../errors.js';

const REASONS: Record<number, readonly [code: number, reason: string]> = {
  1: [ErrCode.permission, 'the user, the browser or a policy denies the position'],
  2: [ErrCode.notFound, 'the device cannot tell its position'],
  3: [ErrCode.timeout, 'timeout'],
};

/** The failure for an error of the browser, with what the browser says in brackets. */
export function positionFailure(subject: string, error: GeolocationPositionError): DeviceError {
  const [code, reason] = REASONS[error.code] ?? [ErrCode.unknown, 'no position'];
  const detail = error.message ? ` (${error.message})` : '';
  return new DeviceError(subject, code, reason + detail, { cause: error });
}

/** The browser's geolocation. Throws where there is none. */
export function geolocationOf(subject: string): Geolocation {
  const reason = isSecureContext ? 'this browser has no geolocation' : 'the position needs a secure page';
  if (!isSecureContext || !navigator.geolocation) throw new DeviceError(subject, ErrCode.unsupported, reason);
  return navigator.geolocation;
}

export const wantsBest = ({ isHighAccuracy, altitude }: LocationOptions): boolean =>
  Boolean(isHighAccuracy) || Boolean(altitude);

/** Browsers give NaN for the heading of a device at rest. */
const known = (value: number | null | undefined): number | null => (Number.isFinite(value) ? value! : null);

function resultOf({ coords }: GeolocationPosition, { latitude, longitude }: GeoPoint = coords): LocationResult {
  const verticalAccuracy = known(coords.altitudeAccuracy);
  const heading = known(coords.heading);
  return {
    latitude,
    longitude,
    accuracy: coords.accuracy,
    horizontalAccuracy: coords.accuracy,
    altitude: known(coords.altitude),
    verticalAccuracy,
    altitudeAccuracy: verticalAccuracy,
    speed: known(coords.speed),
    heading,
    direction: heading,
  };
}

const loadLibrary = /* @__PURE__ */ lazy(() => import('gcoord'));
const loadConverter = /* @__PURE__ */ lazy(() => import('../../../../../elements/base/china-coordinates.js'));

/** Makes results of the browser's positions, which are wgs84. Loads the library for the other systems. */
export async function converter(
  subject: string,
  type: LocationOptions['type'] = 'wgs84',
): Promise<(position: GeolocationPosition) => LocationResult> {
  const wanted = type.toLowerCase() as CoordinateType;
  if (wanted === 'wgs84') return (position) => resultOf(position);
  try {
    const [{ default: gcoord }, { createConverter }] = await Promise.all([loadLibrary(), loadConverter()]);
    const { fromWgs84 } = createConverter(gcoord);
    return (position) => resultOf(position, fromWgs84(position.coords, wanted));
  } catch (cause) {
    throw new DeviceError(subject, ErrCode.network, `the code that converts to ${wanted} did not load`, { cause });
  }
}

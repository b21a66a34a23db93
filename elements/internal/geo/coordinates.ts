import type { Converter } from '../../base/china-coordinates.js';
import { lazy, loadOnce } from '../../base/lazy.js';
import type { CoordinateSystem, GeoPoint } from './types.js';

let converter: Converter | undefined;

const importLibrary = /* @__PURE__ */ lazy(() => import('gcoord'));
const importConverter = /* @__PURE__ */ lazy(() => import('../../base/china-coordinates.js'));

const load = loadOnce(async () => {
  const [gcoord, { createConverter }] = await Promise.all([importLibrary(), importConverter()]);
  converter = createConverter(gcoord.default);
});

/** Loads what conversions from and to this system need. Nothing for WGS 84. A load that failed is tried again. */
export function loadCoordinates(system: CoordinateSystem): Promise<void> {
  return system === 'wgs84' ? Promise.resolve() : load();
}

/**
 * The same place in another system. Outside China nothing moves. Within a kilometer of its border there may be two places
 * for one position of GCJ-02 or BD-09: the one in China is taken.
 *
 * @throws Error before `loadCoordinates` of both systems is done
 */
export function convertCoordinates(point: GeoPoint, from: CoordinateSystem, to: CoordinateSystem): GeoPoint {
  if (from === to) return point;
  if (!converter) throw new Error(`convertCoordinates: await loadCoordinates('${from === 'wgs84' ? to : from}') first`);
  return converter.fromWgs84(converter.toWgs84(point, from), to);
}

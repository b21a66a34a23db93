import { isInChina } from './china.js';

/** A position in degrees. Zero is a coordinate. */
export interface GeoPoint {
  /** -90 to 90. */
  readonly latitude: number;
  /** -180 to 180. */
  readonly longitude: number;
}

/**
 * The system of coordinates. `wgs84`: GPS, OpenStreetMap. `gcj02`: maps of China (AMap, Tencent). `bd09`: Baidu. The last two
 * move positions in China only, by some hundred meters.
 */
export type CoordinateSystem = 'wgs84' | 'gcj02' | 'bd09';

/** The inverse is found by steps; each makes the error about a hundred times smaller. */
const MOST_STEPS = 10;
/** In degrees: a tenth of a millimeter. */
const EXACT = 1e-9;

/** Whole turns that bring a longitude into -180 to 180: maps that repeat the world count on. */
const turns = (longitude: number): number => Math.floor((longitude + 180) / 360) * 360;

const isNearChina = (longitude: number, latitude: number): boolean =>
  longitude > 73 && longitude < 136 && latitude > 17 && latitude < 54;

type Library = typeof import('gcoord').default;

export interface Converter {
  toWgs84(point: GeoPoint, from: CoordinateSystem): GeoPoint;
  fromWgs84(point: GeoPoint, to: CoordinateSystem): GeoPoint;
}

/**
 * Conversions by gcoord, in China alone: gcoord's own China is a rectangle, with Osaka, Seoul, Taipei and Delhi in it. For the
 * bus and for maps, so that both mean the same place by the same numbers.
 */
export function createConverter({ transform, WGS84, GCJ02, BD09 }: Library): Converter {
  const moved = (longitude: number, latitude: number, system: CoordinateSystem): readonly number[] =>
    transform([longitude, latitude], WGS84, system === 'gcj02' ? GCJ02 : BD09);

  function fromWgs84(point: GeoPoint, to: CoordinateSystem): GeoPoint {
    if (to === 'wgs84') return point;
    const turn = turns(point.longitude);
    const longitude = point.longitude - turn;
    if (!isInChina(longitude, point.latitude)) return point;
    const [x, y] = moved(longitude, point.latitude, to);
    return { longitude: x! + turn, latitude: y! };
  }

  function toWgs84(point: GeoPoint, from: CoordinateSystem): GeoPoint {
    if (from === 'wgs84') return point;
    const turn = turns(point.longitude);
    const goal = point.longitude - turn;
    if (!isNearChina(goal, point.latitude)) return point;
    let longitude = goal;
    let { latitude } = point;
    for (let step = 0; step < MOST_STEPS; step++) {
      const [x, y] = moved(longitude, latitude, from);
      longitude -= x! - goal;
      latitude -= y! - point.latitude;
      if (Math.abs(x! - goal) < EXACT && Math.abs(y! - point.latitude) < EXACT) break;
    }
    return isInChina(longitude, latitude) ? { longitude: longitude + turn, latitude } : point;
  }

  return { toWgs84, fromWgs84 };
}

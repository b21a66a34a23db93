import { msg, str } from '@lit/localize';
import { boxOf } from './clip.js';
import { latitudeOf } from './world.js';

/** Degrees between two lines. */
const STEPS = [30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001];
/** In px, between two lines. */
const LEAST_GAP = 140;
/** Room for the text of a crossing, in parts of a tile. */
const MARGIN = 0.3;

export interface Graticule {
  /** In degrees. */
  readonly longitudes: readonly number[];
  readonly latitudes: readonly number[];
  /** The position of a crossing in the user's language. */
  text(latitude: number, longitude: number): string;
}

/** Lines of latitude and longitude through a tile and its surroundings. */
export function graticuleOf(level: number, x: number, y: number, zoom: number, language: string): Graticule {
  const step = stepAt(zoom);
  const { west, north, east, south } = boxOf(level, x, y, MARGIN);
  const format = formatOf(language, step);
  return {
    longitudes: multiples((west - 0.5) * 360, (east - 0.5) * 360, step),
    latitudes: multiples(latitudeOf(south), latitudeOf(north), step),
    text: (latitude, longitude) =>
      msg(str`${format.format(latitude)}, ${format.format(longitude)}`, {
        id: 'nc.map.crossing',
        desc: 'Small text on a map where two lines cross: latitude and longitude, each with a degree sign; not with the decimal mark between them',
      }),
  };
}

const stepAt = (zoom: number): number =>
  STEPS.findLast((step) => (step / 360) * 256 * 2 ** zoom >= LEAST_GAP) ?? STEPS[0]!;

function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  // Products, since a sum of many steps would no longer be round.
  return Array.from({ length: Math.max(0, count) }, (_, index) => round((first + index) * step));
}

const round = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;

function formatOf(language: string, step: number): Intl.NumberFormat {
  const digits = step >= 1 ? 0 : Math.ceil(-Math.log10(step));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'degree',
    unitDisplay: 'narrow',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

import { distance, type GeoPoint } from 'nacre/maps';
import route from './route.json';

/** Where the boat is at a time. */
export interface Fix extends GeoPoint {
  /** Since the start. */
  readonly minutes: number;
}

/**
 * The way of a boat with its times. Nobody has sailed it: the line was drawn between the harbors, and the times are those of
 * a boat with ten knots that stops in each of them.
 */
export const FIXES: readonly Fix[] = route.points.map(([latitude, longitude, minutes]) => ({
  latitude: latitude!,
  longitude: longitude!,
  minutes: minutes!,
}));

export const HARBOURS: readonly (GeoPoint & { readonly id: string })[] = route.harbours;

/** When the boat gets to a harbor, in minutes. */
export const arrivalAt = (id: string): number => {
  const harbour = HARBOURS.find((each) => each.id === id);
  return FIXES.find((fix) => harbour !== undefined && distance(fix, harbour) < 100)?.minutes ?? 0;
};

/** In minutes. */
export const LENGTH = FIXES.at(-1)!.minutes;

/** The fix that comes next, undefined at the end. */
export const nextFix = (minutes: number): Fix | undefined => FIXES.find((fix) => fix.minutes > minutes);

/** Where the boat is at a time between its fixes. */
export function fixAt(minutes: number): Fix {
  const after = nextFix(minutes);
  if (!after) return FIXES.at(-1)!;
  const before = FIXES[Math.max(0, FIXES.indexOf(after) - 1)]!;
  const share = (minutes - before.minutes) / (after.minutes - before.minutes);
  const between = (from: number, to: number): number => from + (to - from) * share;
  return {
    latitude: between(before.latitude, after.latitude),
    longitude: between(before.longitude, after.longitude),
    minutes,
  };
}

/** The way so far. */
export const trailTo = (minutes: number): readonly Fix[] => [
  ...FIXES.filter((fix) => fix.minutes <= minutes),
  fixAt(minutes),
];

export const lengthOf = (points: readonly GeoPoint[]): number =>
  points.slice(1).reduce((sum, point, index) => sum + distance(points[index]!, point), 0);

/** Where the bow points to, in degrees: on to the next place. */
export function headingAt(minutes: number): number {
  const here = fixAt(minutes);
  const ahead = FIXES.find((fix) => fix.minutes > minutes && distance(here, fix) > 1) ?? here;
  const east = (ahead.longitude - here.longitude) * Math.cos((here.latitude * Math.PI) / 180);
  return (Math.atan2(east, ahead.latitude - here.latitude) * 180) / Math.PI;
}

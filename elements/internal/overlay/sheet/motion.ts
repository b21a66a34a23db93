/** The most that a sheet follows a drag beyond its end, in px. */
const MOST = 80;

/** A swipe closes a sheet from this speed in px/ms, or this distance in px, on. */
const FAST = 0.3;
const FAR = 100;
/** A released sheet goes to the stop nearest to where it would be after this time, in ms, at its present speed. */
const LEAD = 200;

/** Points of the easing; it is linear between them. */
const SAMPLES = 24;
/** Stiffness of the spring, per duration: at its end the rest of the distance is a few thousandths. */
const STIFFNESS = 8;

/** The shift of a sheet that is dragged to `wanted`. Beyond 0 and `most` it follows less and less. */
export function resist(wanted: number, most: number): number {
  const within = Math.max(0, Math.min(wanted, most));
  const beyond = wanted - within;
  return within + (beyond * MOST) / (MOST * 2 + Math.abs(beyond));
}

/**
 * The index of the stop for a sheet that is released at this size, at this speed toward its edge; -1 means off the
 * screen. `before` is its size when the drag began.
 */
export function decide(
  stops: readonly number[],
  size: number,
  before: number,
  speed: number,
  mayClose: boolean,
): number {
  const [least] = stops as [number];
  const isFast = Math.abs(speed) > FAST;
  if (mayClose && before <= least + 1 && speed >= -FAST) {
    if (least - size > Math.min(FAR, least / 2) || (speed > FAST && size < least)) return -1;
  }
  const all = mayClose ? [0, ...stops] : stops;
  // A fast swipe leads to another stop, however short it is.
  const ahead = isFast ? all.filter((stop) => (speed > 0 ? stop < size : stop > size)) : all;
  const lead = size - speed * LEAD;
  const candidates = ahead.length ? ahead : all;
  const chosen = candidates.reduce((one, other) => (Math.abs(other - lead) < Math.abs(one - lead) ? other : one));
  return chosen === 0 && mayClose ? -1 : stops.indexOf(chosen);
}

/** The easing of a critically damped spring. `speed`: at the beginning, in px per duration, over `distance` px. */
export function spring(distance: number, speed: number): string {
  const start = Math.max(-STIFFNESS, Math.min(speed / distance, 2 * STIFFNESS));
  const points = Array.from({ length: SAMPLES }, (_, index) => {
    const time = index / SAMPLES;
    return (1 - (1 + (STIFFNESS - start) * time) * Math.exp(-STIFFNESS * time)).toFixed(4);
  });
  return `linear(${points.join()}, 1)`;
}

/** Of what is pulled beyond its end, in px, no more than this is ever seen. */
const MOST = 80;

/** Speed in px/ms, and travel in px, from which letting go is final. */
const FAST = 0.3;
const FAR = 100;
/** A sheet goes on for this long at the speed that it had, in ms, before it looks for the nearest stop. */
const LEAD = 200;

/** Points of a spring's way; between them it is straight. */
const SAMPLES = 24;
/** How stiff the spring is, per duration: at its end all but a few thousandths of the way are done. */
const STIFFNESS = 8;

/** The shift of a sheet that is pulled to `wanted`, which gets ever harder beyond 0 and `most`. */
export function resist(wanted: number, most: number): number {
  const within = Math.max(0, Math.min(wanted, most));
  const beyond = wanted - within;
  return within + (beyond * MOST) / (MOST * 2 + Math.abs(beyond));
}

/**
 * The stop that the user means who lets go of a sheet of this size, at this speed towards its edge: -1 off the screen.
 * `before` is the size that it was taken at.
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
  // A throw leads to another stop, however weak it is.
  const ahead = isFast ? all.filter((stop) => (speed > 0 ? stop < size : stop > size)) : all;
  const lead = size - speed * LEAD;
  const candidates = ahead.length ? ahead : all;
  const meant = candidates.reduce((one, other) => (Math.abs(other - lead) < Math.abs(one - lead) ? other : one));
  return meant === 0 && mayClose ? -1 : stops.indexOf(meant);
}

/** An easing that begins with this speed, in ways per duration, and comes to rest as a spring does without swinging. */
export function spring(way: number, speed: number): string {
  const start = Math.max(-STIFFNESS, Math.min(speed / way, 2 * STIFFNESS));
  const points = Array.from({ length: SAMPLES }, (_, index) => {
    const time = index / SAMPLES;
    return (1 - (1 + (STIFFNESS - start) * time) * Math.exp(-STIFFNESS * time)).toFixed(4);
  });
  return `linear(${points.join()}, 1)`;
}

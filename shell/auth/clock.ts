/** Differences below this (ms) come from the network. */
export const NOISE = 5000;

/** `performance.now()` at 1970. */
let origin: number | undefined;
/** Server's clock minus the device's, in ms. */
let offset = 0;

/**
 * The device's time in ms. Goes on if the user sets the clock back while the document is open. A clock that is ahead by little is
 * followed for good: by its rounding, a token would be expired now and valid a moment later.
 */
function deviceTime(): number {
  const steady = performance.now();
  const found = Date.now() - steady;
  origin ??= found;
  if (found > origin && found - origin < NOISE) origin = found;
  return Math.max(found, origin) + steady;
}

/** The server's time in ms, as far as it is known. */
export const now = (): number => deviceTime() + offset;

/** Server's clock minus the device's, in ms; 0 if nothing is known. */
export const clockOffset = (): number => offset;

/** Takes an offset that was stored. Anything else counts as none. */
export function setClockOffset(stored: unknown): void {
  offset = typeof stored === 'number' && Number.isFinite(stored) ? stored : 0;
}

/** Takes the time (s) at which the server has just issued a token for that of its clock. */
export function learnTime(issued: unknown): void {
  if (typeof issued !== 'number' || !Number.isFinite(issued)) return;
  const difference = issued * 1000 - deviceTime();
  offset = Math.abs(difference) < NOISE ? 0 : difference;
}

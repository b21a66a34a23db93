/** The longest delay of a timer, in ms. With a longer one, browsers run it at once. */
export const MAX_DELAY = 2 ** 31 - 1;

export type Timer = ReturnType<typeof setTimeout>;

/**
 * As `setTimeout`, also for delays that are longer than a timer of the browser can be: that then ends after its longest,
 * 24 days. There is no timer for a delay that is Infinity.
 */
export const setLongTimeout = (run: () => void, delay: number): Timer | undefined =>
  delay === Infinity ? undefined : setTimeout(run, Math.min(delay, MAX_DELAY));

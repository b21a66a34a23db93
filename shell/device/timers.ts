/** The longest time (ms) that a timer can wait: with a longer one, browsers run it at once. */
export const LONGEST_DELAY = 2 ** 31 - 1;

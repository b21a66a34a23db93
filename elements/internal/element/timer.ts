/** The longest delay of a timer, in ms. With a longer one it fires at once. */
export const LONGEST_DELAY = 2 ** 31 - 1;

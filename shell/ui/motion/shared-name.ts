/** Selector of elements that two pages share: on both, one has the same `data-shared`. */
export const SHARED = '[data-shared]';

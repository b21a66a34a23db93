import { type Check, each, optional } from '../../check.js';

/** What the failure for an empty list says; apps of the mini-program family know it. */
const NO_ENDING = 'param extension should not be empty.';

const texts: Check = (value) => optional(each())(value);

/** The endings of files, such as `.pdf`. */
export const extension: Check = (value) => (Array.isArray(value) && !value.length ? NO_ENDING : texts(value));

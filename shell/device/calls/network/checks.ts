import type { Check } from '../../check.js';

/** An array of what passes the check; empty ones too. */
export const listOf =
  (check: Check): Check =>
  (value) => {
    if (!Array.isArray(value)) return 'an array';
    const position = (value as unknown[]).findIndex((item) => check(item));
    return position < 0 ? undefined : `${check((value as unknown[])[position])} at ${position}`;
  };

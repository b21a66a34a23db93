import type { Kind } from '../element/kinds.js';

/** What is passed on to `nc-map`, which says what is wrong with it. */
export const BASE_MAP: Kind = { expected: 'a base map', read: (value) => value };

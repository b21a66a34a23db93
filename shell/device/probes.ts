import type { CallName, Support, SupportLevel } from './types.js';

/** How well browsers support the calls of an area: an answer, or a function that looks at this browser. */
export type Probes = { readonly [K in CallName]?: Support | (() => Support) };

export const is = (level: SupportLevel, reason: string): Support => ({ level, reason });
export const no = (reason: string): Support => is('unavailable', reason);

/** A call that this browser has, or does not have. */
export const either = (has: () => unknown, level: SupportLevel, reason: string, otherwise: string) => (): Support =>
  has() ? is(level, reason) : no(otherwise);

import { cssLengthIn, pixelsIn } from '../../../elements/base/lengths.js';
import { warnOnce } from '../../../elements/base/warn.js';

/**
 * A length: a number of CSS px, or a text such as `20px` or `20rpx`. A window is 750 rpx wide; in one that is wider than
 * 960 px, 2 rpx are 1 px.
 */
export type Length = number | string;

const refuse = (value: unknown, name: string): undefined =>
  warnOnce(`${name}: expected a number of px, or a length in px or rpx, not ${String(value)}`) as undefined;

/** A length in CSS px at this moment. A value that is none is told once, as that of `name`, and is as if unset. */
export function pixelsOf(value: Length | undefined, name: string): number | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'number' && !Number.isNaN(value)) return value;
  return (typeof value === 'string' ? pixelsIn(value) : undefined) ?? refuse(value, name);
}

/** A length as a value of CSS, which follows the width of the window. Undefined for other texts, such as `20%`. */
export function cssLengthOf(value: Length | undefined): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}px` : undefined;
  return value === undefined ? undefined : cssLengthIn(value);
}

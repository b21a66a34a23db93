/** In px: `rpx` is a unit for phones, so in a window wider than the widest it is that of a phone. */
const PHONE = { width: 375, widest: 960 };

/** A length in rpx, of which a window is 750 wide, in CSS px. In a window wider than 960 px it is that of one of 375 px. */
export const pixelsOfRpx = (
  length: number,
  // A server has no window.
  width: number = (globalThis as { innerWidth?: number }).innerWidth ?? PHONE.width,
): number => (length * (width > PHONE.widest ? PHONE.width : width)) / 750;

const TEXT = /^\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*(px|rpx|upx)?\s*$/i;

/** A text that is a length: its number, and whether that is one of rpx. Without a unit it is one of px. */
function read(text: string): { readonly number: number; readonly isRpx: boolean } | undefined {
  const [, digits, unit = 'px'] = TEXT.exec(text) ?? [];
  const number = Number(digits);
  return Number.isFinite(number) ? { number, isRpx: unit.toLowerCase() !== 'px' } : undefined;
}

/** A text such as `20`, `20px` or `20rpx` in CSS px at this moment. Undefined for others. */
export function pixelsIn(text: string): number | undefined {
  const length = read(text);
  return length && (length.isRpx ? pixelsOfRpx(length.number) : length.number);
}

/** The same as a value of CSS, which follows the width of the window by the property `--rpx`. Undefined for others. */
export function cssLengthIn(text: string): string | undefined {
  const length = read(text);
  return length && (length.isRpx ? `calc(${length.number} * var(--rpx))` : `${length.number}px`);
}

/** A value of CSS in which lengths may be in rpx, such as `calc(100% - 20rpx)`, as one that browsers know. */
export const withoutRpx = (value: string): string =>
  value.replace(/([-+]?(?:\d+\.?\d*|\.\d+))\s*[ru]px\b/gi, 'calc($1 * var(--rpx))');

/** A share of the screen's height, or px: 0.5, '50%', 300, '300px'. */
function sizeOf(given: unknown): number {
  const size = parseFloat(String(given));
  return String(given).trim().endsWith('%') ? size / 100 : size;
}

const parseSizes = (text: string): number[] =>
  text
    .split(/[\s,[\]]+/)
    .filter(Boolean)
    .map(sizeOf);

/** Reads the attribute `breakpoints`. */
export const breakpointsConverter = {
  fromAttribute: (text: string | null) => (text === null ? undefined : parseSizes(text)),
};

/** What a page gave as `breakpoints`: the valid ones, and whether all of them are valid. */
export function readBreakpoints(given: unknown): { readonly sizes: readonly number[]; readonly isValid: boolean } {
  // Templates of React and Vue hand the text of a static attribute to the property.
  const list = typeof given === 'string' ? parseSizes(given) : Array.isArray(given) ? given.map(sizeOf) : [];
  const sizes = list.filter((size) => size >= 0);
  return { sizes, isValid: sizes.length > 0 && sizes.length === list.length };
}

/** A breakpoint in px: up to 1 it is a share of the screen's height. */
export const pixelsOf = (breakpoint: number, screenHeight: number): number =>
  breakpoint > 1 ? breakpoint : breakpoint * screenHeight;

/** The same as a CSS length. */
export const lengthOf = (breakpoint: number): string => (breakpoint > 1 ? `${breakpoint}px` : `${breakpoint * 100}dvh`);

/** Index of the size that is nearest to a breakpoint. */
export function nearestTo(breakpoint: number, sizes: readonly number[], screenHeight: number): number {
  const height = pixelsOf(breakpoint, screenHeight);
  const gaps = sizes.map((size) => Math.abs(pixelsOf(size, screenHeight) - height));
  return Math.max(0, gaps.indexOf(Math.min(...gaps)));
}

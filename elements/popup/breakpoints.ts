import { LENGTH, listOf, type Kind } from '../internal/element/kinds.js';

/** A share of the screen's height, or px: 0.5, '50%', 300, '300px'. */
function sizeOf(given: unknown, refuse: () => undefined): unknown {
  const [, percent] = (typeof given === 'string' && /^\s*([\d.]+)%\s*$/.exec(given)) || [];
  const size = percent ? Number(percent) / 100 : LENGTH.read(given, refuse);
  return (size as number) >= 0 ? size : refuse();
}

const SIZES = listOf({ expected: 'a breakpoint', read: sizeOf }, 'shares of the height from 0 to 1, or px');

/** What `breakpoints` takes: a list, or a text with them. */
export const BREAKPOINTS: Kind = {
  ...SIZES,
  read(given, refuse) {
    const list = typeof given === 'string' ? given.split(/[\s,[\]"]+/).filter(Boolean) : given;
    const sizes = SIZES.read(list, refuse) as readonly number[] | undefined;
    return sizes?.length ? sizes : refuse();
  },
};

/** A breakpoint in px: up to 1 it is a share of the screen's height. */
export const pixelsOf = (breakpoint: number, screenHeight: number): number =>
  breakpoint > 1 ? breakpoint : breakpoint * screenHeight;

/** The same as a CSS length. */
export const lengthOf = (breakpoint: number): string =>
  breakpoint > 1 ? `${breakpoint}px` : `calc(${breakpoint} * var(--_screen, 100dvh))`;

/** Index of the size that is nearest to a breakpoint. */
export function nearestTo(breakpoint: number, sizes: readonly number[], screenHeight: number): number {
  const height = pixelsOf(breakpoint, screenHeight);
  const gaps = sizes.map((size) => Math.abs(pixelsOf(size, screenHeight) - height));
  return Math.max(0, gaps.indexOf(Math.min(...gaps)));
}

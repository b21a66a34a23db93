/** Black or white, whichever stands out from a color, which may follow the theme; empty for none and for what is no color. */
export const readableOn = (color: string): string =>
  color && (typeof CSS === 'undefined' || CSS.supports('color', color))
    ? `lch(from ${color} calc((50 - l) * 100) 0 0 / 1)`
    : '';

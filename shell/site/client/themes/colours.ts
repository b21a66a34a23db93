/** Red, green, blue and alpha of sRGB, from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Color tokens without `--nc-color-`. */
export const COLOURS = [
  ...(['background', 'surface', 'surface-raised', 'fill', 'text', 'text-muted', 'border', 'border-strong'] as const),
  ...(['primary', 'on-primary', 'primary-soft', 'link', 'success', 'warning', 'warn', 'on-warn', 'scrim'] as const),
  ...(['inverse', 'on-inverse'] as const),
];
export type ColourName = (typeof COLOURS)[number];
export type Palette = Readonly<Record<ColourName, Colour>>;

/** What a theme looks like in both schemes. */
export interface Palettes {
  readonly light: Palette;
  readonly dark: Palette;
}

const byteOf = (share: number): string =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

/** `#rrggbb`. */
export const hexOf = ([red, green, blue]: Colour): string => `#${byteOf(red)}${byteOf(green)}${byteOf(blue)}`;

/** As CSS: `#rrggbb`, or `#rrggbbaa` where something shines through. */
export const cssColour = (colour: Colour): string => hexOf(colour) + (colour[3] < 1 ? byteOf(colour[3]) : '');

/** `color(srgb 0.5 0 1 / 0.4)`, as browsers write computed colors; channels beyond the gamut are brought to its edge. */
export function parseColour(text: string): Colour {
  const [red, green, blue, alpha] = [...text.matchAll(/-?[\d.]+(?:e-?\d+)?|none/g)].map(([part]) =>
    part === 'none' ? 0 : Math.min(1, Math.max(0, Number(part))),
  );
  return [red ?? 0, green ?? 0, blue ?? 0, alpha ?? 1];
}

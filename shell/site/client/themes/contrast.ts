import type { Colour, ColourName, Palette } from './colours.js';

/** Two colors of a theme that are seen one on the other. */
interface Pair {
  readonly title: string;
  readonly front: ColourName;
  readonly back: ColourName;
  /** What WCAG 2.2 asks for: 4.5 of text (1.4.3), 3 of the edges of controls (1.4.11). */
  readonly least: 4.5 | 3;
}

export const PAIRS: readonly Pair[] = [
  { title: 'Text on the page', front: 'text', back: 'background', least: 4.5 },
  { title: 'Text on boxes', front: 'text', back: 'surface', least: 4.5 },
  { title: 'Muted text on the page', front: 'text-muted', back: 'background', least: 4.5 },
  { title: 'Primary on boxes', front: 'primary', back: 'surface', least: 4.5 },
  { title: 'Text on primary', front: 'on-primary', back: 'primary', least: 4.5 },
  { title: 'Primary on pale primary', front: 'primary', back: 'primary-soft', least: 4.5 },
  { title: 'Errors on boxes', front: 'warn', back: 'surface', least: 4.5 },
  { title: 'Edges of fields', front: 'border-strong', back: 'surface', least: 3 },
];

export interface Measured {
  /** Cut to two digits, never up. */
  readonly ratio: number;
  readonly isEnough: boolean;
  /** What WCAG calls it; for edges there is one level. */
  readonly grade: 'AAA' | 'AA' | 'fail';
}

export function measure({ front, back, least }: Pair, palette: Palette): Measured {
  const exact = contrast(palette[front], palette[back]);
  const isEnough = exact >= least;
  return {
    ratio: Math.floor(exact * 100) / 100,
    isEnough,
    grade: !isEnough ? 'fail' : least === 4.5 && exact >= 7 ? 'AAA' : 'AA',
  };
}

/** Contrast ratio of WCAG 2.2 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio), from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance([red, green, blue]: Colour): number {
  const linear = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

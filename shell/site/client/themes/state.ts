import { LOOKS, type Look } from './looks.js';

export const FONTS = ['system', 'round', 'serif', 'mono'] as const;
export const DENSITIES = ['dense', 'roomy'] as const;
export const MOTIONS = ['none', 'quick', 'calm'] as const;

/** Least and greatest px. */
export const RANGES = { radius: [0, 28], button: [0, 28], field: [0, 28], size: [13, 20] } as const;

/** What the reader has chosen. What is missing is as the look has it. */
export interface Theme {
  readonly look: Look;
  /** `#rrggbb`; `dark`: another one for dark. */
  readonly brand?: string;
  readonly dark?: string;
  /** Corners, in px: of all, of buttons, of fields. */
  readonly radius?: number;
  readonly button?: number;
  readonly field?: number;
  readonly font?: (typeof FONTS)[number];
  /** Of the text, in px. */
  readonly size?: number;
  readonly density?: (typeof DENSITIES)[number];
  readonly motion?: (typeof MOTIONS)[number];
}

/** `F5C400` and `#f5c400` -> `#f5c400`; anything else -> undefined. */
export function colourIn(text: string | null): string | undefined {
  const digits = /^#?([\da-f]{6})$/i.exec(text?.trim() ?? '')?.[1];
  return digits && `#${digits.toLowerCase()}`;
}

/** The theme in the query of an address. What cannot be one of its values is left out. */
export function readTheme(query: string): Theme {
  const fields = new URLSearchParams(query);
  const one = <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value === fields.get(name));
  const number = (name: keyof typeof RANGES): number | undefined => {
    const text = fields.get(name) ?? '';
    const [least, greatest] = RANGES[name];
    return /^\d{1,2}$/.test(text) && Number(text) >= least && Number(text) <= greatest ? Number(text) : undefined;
  };
  const brand = colourIn(fields.get('brand'));
  return cleanTheme({
    look: one('look', LOOKS) ?? 'default',
    brand,
    dark: brand && colourIn(fields.get('dark')),
    radius: number('radius'),
    button: number('button'),
    field: number('field'),
    font: one('font', FONTS),
    size: number('size'),
    density: one('density', DENSITIES),
    motion: one('motion', MOTIONS),
  });
}

/** `?look=ios&brand=7a2e5d`; empty if all is as it comes. */
export function writeTheme(theme: Theme): string {
  const fields = Object.entries(cleanTheme(theme)).filter(([name, value]) => name !== 'look' || value !== 'default');
  const query = new URLSearchParams(fields.map(([name, value]) => [name, String(value).replace('#', '')])).toString();
  return query && `?${query}`;
}

/** Without fields that have no value. */
export const cleanTheme = (theme: { readonly [Name in keyof Theme]: Theme[Name] | undefined }): Theme =>
  Object.fromEntries(
    Object.entries(theme).filter(([, value]) => value !== undefined && value !== ''),
  ) as unknown as Theme;

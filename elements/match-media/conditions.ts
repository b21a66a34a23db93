/** What the size of the window has to be, in px; 0 is no condition. */
export interface Conditions {
  readonly width: number;
  readonly minWidth: number;
  readonly maxWidth: number;
  readonly height: number;
  readonly minHeight: number;
  readonly maxHeight: number;
  readonly orientation: string;
}

/** Property -> media feature. */
export const LENGTHS = {
  width: 'width',
  minWidth: 'min-width',
  maxWidth: 'max-width',
  height: 'height',
  minHeight: 'min-height',
  maxHeight: 'max-height',
} as const;

export const isOrientation = (value: string): boolean => value === 'landscape' || value === 'portrait';

/** The media query that asks for all of them; empty if there are none. */
export function queryOf(conditions: Conditions): string {
  const lengths = Object.entries(LENGTHS) as (readonly [keyof typeof LENGTHS, string])[];
  const features = lengths.flatMap(([name, feature]) => {
    const length = conditions[name];
    return length > 0 && Number.isFinite(length) ? `(${feature}: ${length}px)` : [];
  });
  if (isOrientation(conditions.orientation)) features.push(`(orientation: ${conditions.orientation})`);
  return features.join(' and ');
}

/** Two queries as one, for style sheets; the first alone if the other is none that `and` can join. */
export function joined(first: string, second: string): string {
  if (!first || !second) return first || second;
  return /^\s*\(/.test(second) && !/,|\b(?:or|not)\b/i.test(second) ? `${first} and ${second}` : first;
}

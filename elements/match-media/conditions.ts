import { isOrientation, LENGTH_CONDITIONS, mediaQueryOf, type LengthCondition } from '../base/media-conditions.js';

/** What the size of the window has to be, in px; 0 is no condition. */
export interface Conditions extends Readonly<Record<LengthCondition, number>> {
  readonly orientation: string;
}

/** The media query that asks for all of them; empty if there are none. */
export function queryOf(conditions: Conditions): string {
  const lengths = LENGTH_CONDITIONS.flatMap((name) => {
    const length = conditions[name];
    return length > 0 && Number.isFinite(length) ? [[name, length] as const] : [];
  });
  const { orientation } = conditions;
  return mediaQueryOf({ ...Object.fromEntries(lengths), ...(isOrientation(orientation) && { orientation }) });
}

/** Two queries as one, for style sheets; the first alone if the other is none that `and` can join. */
export function joined(first: string, second: string): string {
  if (!first || !second) return first || second;
  return /^\s*\(/.test(second) && !/,|\b(?:or|not)\b/i.test(second) ? `${first} and ${second}` : first;
}

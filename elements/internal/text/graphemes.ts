/** User-perceived characters, so that an emoji or an accented letter counts once. */
const graphemes = (text: string): string[] =>
  Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), (part) => part.segment);

export const lengthOf = (text: string): number => (/^[ -~]*$/.test(text) ? text.length : graphemes(text).length);

/**
 * Cuts a text to `most` characters as users count them. What was typed last goes, that is what stands before the
 * cursor; the rest of the text stays.
 */
export function limit(text: string, most: number, caret: number): string {
  // A text has at most as many characters as UTF-16 units: most need no counting.
  const excess = most < 0 || text.length <= most ? 0 : lengthOf(text) - most;
  if (excess <= 0) return text;
  const head = graphemes(text.slice(0, caret));
  const tail = graphemes(text.slice(caret));
  return [...head.slice(0, Math.max(0, head.length - excess)), ...tail].slice(0, most).join('');
}

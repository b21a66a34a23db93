let segmenter: Intl.Segmenter | undefined;

/** Characters as users perceive them: an emoji or an accented letter is one. */
const graphemes = (text: string): string[] => {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), (part) => part.segment);
};

/** The first character of a text, as users perceive it. */
export const firstOf = (text: string): string => (/^[ -~]*$/.test(text) ? text.charAt(0) : (graphemes(text)[0] ?? ''));

/** How many characters a text has, as users count them. */
export const lengthOf = (text: string): number => (/^[ -~]*$/.test(text) ? text.length : graphemes(text).length);

/** Cuts a text to `most` characters. Characters before the cursor go first: they were typed last. */
export function limit(text: string, most: number, caret: number): string {
  // A text has at most as many characters as UTF-16 units, so most texts need no counting.
  const excess = most < 0 || text.length <= most ? 0 : lengthOf(text) - most;
  if (excess <= 0) return text;
  const head = graphemes(text.slice(0, caret));
  const tail = graphemes(text.slice(caret));
  return [...head.slice(0, Math.max(0, head.length - excess)), ...tail].slice(0, most).join('');
}

/** What an edit has kept of a text: the beginning and the end that both have. */
export function keptOf(before: string, after: string): string {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return after.slice(0, start) + after.slice(after.length - end);
}

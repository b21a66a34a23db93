import { firstOf } from '../internal/text/graphemes.js';

/** What no word begins with: brackets, quotes, dots … Pictographs and digits stand. */
const NO_LETTER = /^[^\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]+/u;

/** Initials of a name: of its first and last word, as users count characters. A name of one word has one. */
export function initialsOf(name: string): string {
  const words = name
    .split(/\s+/)
    .map((word) => word.replace(NO_LETTER, ''))
    .filter(Boolean);
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return ends.map(firstOf).join('').toUpperCase();
}

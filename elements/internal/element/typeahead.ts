import { foldText } from '../text/fold.js';

/** Letters typed within this time, in ms, form one word. */
const WINDOW = 700;

/** Whether a text starts with what was typed, or is the same number: 9 matches "09" as well. */
const matches = (text: string, typed: string) =>
  text.startsWith(typed) || (/^\d+$/.test(text) && Number(text) === Number(typed));

/** The letters typed so far, and their owner. There is one keyboard: another owner starts again. */
let typed = '';
let typedAt = 0;
let typedTo: unknown;

/**
 * The index of the next text that starts with the typed letters, or is the typed number; -1 without one. Typing one letter
 * repeatedly visits all texts that start with it.
 */
export function findByText(
  owner: object,
  { key, timeStamp }: KeyboardEvent,
  texts: readonly string[],
  current: number,
): number {
  const continues = typedTo === owner && typed !== '' && timeStamp - typedAt < WINDOW;
  if ([...key].length !== 1 || (key === ' ' && !continues)) return -1;
  typedAt = timeStamp;
  typedTo = owner;
  const { length } = texts;
  const find = (word: string, from: number) => {
    typed = word;
    for (let tried = 0; tried < length; tried++) {
      const index = (from + tried) % length;
      if (matches(foldText(texts[index]!.trim()), foldText(word.trim()))) return index;
    }
    return -1;
  };
  // "11" is a word if a text starts with it, else the same key twice. A key that continues no word starts another one.
  const found = continues ? find(typed + key, current) : -1;
  return found < 0 ? find(key, current + 1) : found;
}

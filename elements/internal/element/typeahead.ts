/** Letters that follow within this time, in ms, are one word to look for. */
const WINDOW = 700;

/** Without case and accents. */
const folded = (text: string) => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text begins with what is sought, or is the same number: 9 is meant by "09", too. */
const fits = (text: string, sought: string) =>
  text.startsWith(sought) || (/^\d+$/.test(text) && Number(text) === Number(sought));

/** What the user has typed. The keyboard is one, so is this: whoever is typed to next starts anew. */
let typed = '';
let typedAt = 0;
let typedTo: unknown;

/**
 * The text that the user means by one more key: the next one that starts with what was typed, or is that number. The same
 * letter again and again goes through all that start with it. -1: none.
 */
export function findByText(
  owner: object,
  { key, timeStamp }: KeyboardEvent,
  texts: readonly string[],
  current: number,
): number {
  const going = typedTo === owner && typed !== '' && timeStamp - typedAt < WINDOW;
  if ([...key].length !== 1 || (key === ' ' && !going)) return -1;
  typedAt = timeStamp;
  typedTo = owner;
  const { length } = texts;
  const find = (sought: string, from: number) => {
    typed = sought;
    for (let tried = 0; tried < length; tried++) {
      const index = (from + tried) % length;
      if (fits(folded(texts[index]!), folded(sought))) return index;
    }
    return -1;
  };
  // "11" is a word, or else twice the same key; what makes no word begins another one.
  const found = going ? find(typed + key, current) : -1;
  return found < 0 ? find(key, current + 1) : found;
}

import type { Contact } from './contacts.js';

/** The group of names whose script has no letters to look them up by. */
export const OTHERS = '#';

/** The first letter of a name, without its accent. */
function letterOf(name: string): string {
  const first = name.normalize('NFD').charAt(0).toUpperCase();
  return /\p{Lu}/u.test(first) ? first : OTHERS;
}

export interface Listed extends Contact {
  readonly letter: string;
}

/** The contacts in the order of the reader's language, each with the letter that it stands under; those in Chinese last. */
export function arrange(contacts: readonly Contact[], locale: string): readonly Listed[] {
  const { compare } = new Intl.Collator(locale);
  return contacts
    .map((contact) => ({ ...contact, letter: letterOf(contact.name) }))
    .sort(
      (a, b) =>
        Number(a.letter === OTHERS) - Number(b.letter === OTHERS) ||
        compare(a.letter, b.letter) ||
        compare(a.name, b.name),
    );
}

/** Those whose name has all words of a search, in any case and without accents, or whose number has its digits. */
export function search(contacts: readonly Contact[], text: string): readonly Contact[] {
  const plain = (value: string): string => value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain(text).split(/\s+/).filter(Boolean);
  const digits = text.replace(/\D/g, '');
  return contacts.filter(({ name, phone }) => {
    const found = plain(name);
    return words.every((word) => found.includes(word)) || (digits !== '' && phone.replace(/\D/g, '').includes(digits));
  });
}

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ'];

/** Translations of short English texts may be this much longer. */
const GROWTH = 0.4;
const FILLER = ' ····';

/** `en-XA`: accents test fonts and clipping, longer texts test overflow, brackets show cut or joined texts. */
export const accented = {
  transform(text: string): string {
    const letters = Array.from(text, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');
    return `[${letters}${FILLER.repeat(Math.ceil((text.length * GROWTH) / FILLER.length))}]`;
  },
};

/** `ar-XB`: English with each word written from right to left. */
export const mirrored = {
  transform: (text: string): string => text.replace(/\S+/g, '\u200F\u202E$&\u202C\u200F'),
};

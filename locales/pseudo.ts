const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ'];

/** How much longer a translation may get: the usual allowance for short English texts. */
const GROWTH = 0.4;
const FILLER = ' ····';

/** `en-XA`: accents show fonts and clipping, length shows overflow, brackets show cut or glued texts. */
export const accented = {
  transform(text: string): string {
    const letters = Array.from(text, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');
    return `[${letters}${FILLER.repeat(Math.ceil((text.length * GROWTH) / FILLER.length))}]`;
  },
};

/** `ar-XB`: English whose words run right to left, by an override between right-to-left marks. */
export const mirrored = {
  transform: (text: string): string => text.replace(/\S+/g, '\u200F\u202E$&\u202C\u200F'),
};

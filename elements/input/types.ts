/** What a type means for the native field: its own type, the keyboard it asks for, and which characters it takes. */
export interface InputKind {
  readonly native: 'text' | 'search' | 'tel' | 'password' | 'url';
  readonly keyboard?: string;
  /** Turns what was typed or pasted into what the type accepts. */
  readonly accept?: (text: string) => string;
  /** Tidies the text when the user leaves the field. */
  readonly settle?: (text: string) => string;
}

/** Digits and signs that East Asian keyboards type in full width are the same digits and signs. */
const halfWidth = (text: string) => text.normalize('NFKC').replace(/[−–]/g, '-').replace(/。/g, '.');

const integer = (text: string): string => {
  const plain = halfWidth(text);
  return (plain.trimStart().startsWith('-') ? '-' : '') + plain.replace(/\D/g, '');
};

const decimal = (text: string): string => {
  const plain = halfWidth(text).replace(/,/g, '.');
  const [whole = '', ...rest] = plain.replace(/[^\d.]/g, '').split('.');
  const sign = plain.trimStart().startsWith('-') ? '-' : '';
  return sign + (rest.length > 0 ? `${whole}.${rest.join('')}` : whole);
};

const withoutLooseEnds = (text: string) => text.replace(/\.$/, '').replace(/^-?$/, '');

export const KINDS: Readonly<Record<string, InputKind>> = {
  text: { native: 'text' },
  number: { native: 'text', keyboard: 'numeric', accept: integer, settle: withoutLooseEnds },
  digit: { native: 'text', keyboard: 'decimal', accept: decimal, settle: withoutLooseEnds },
  idcard: {
    native: 'text',
    // The last place of a Chinese identity number may be an X (GB 11643-1999).
    accept: (text) =>
      halfWidth(text)
        .toUpperCase()
        .replace(/[^\dX]/g, ''),
  },
  tel: { native: 'tel', keyboard: 'tel' },
  password: { native: 'password' },
  search: { native: 'search', keyboard: 'search' },
  // A native email field has no selection and hides spaces from scripts: the keyboard is all that it would add.
  email: { native: 'text', keyboard: 'email' },
  url: { native: 'url', keyboard: 'url' },
  decimal: { native: 'text', keyboard: 'decimal' },
  numeric: { native: 'text', keyboard: 'numeric' },
  none: { native: 'text', keyboard: 'none' },
};

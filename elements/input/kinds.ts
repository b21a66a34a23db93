import { numberSigns } from '../internal/text/local-number.js';
import type { TextFormat } from '../internal/text/rules.js';

/** What a type means for the native field: its own type, the keyboard it asks for, and which characters it takes. */
export interface InputKind {
  readonly native: 'text' | 'search' | 'tel' | 'password' | 'url' | 'email';
  readonly keyboard?: string;
  /** The type of native field whose rules the text must keep. */
  readonly format?: TextFormat;
  /** Turns what was typed or pasted into what the type accepts. */
  readonly accept?: (text: string) => string;
  /** Tidies the text when the user leaves the field. */
  readonly settle?: (text: string) => string;
  /** What the browser may fill in, where the page does not say. */
  readonly autocomplete?: string;
}

/** Digits and signs that East Asian keyboards type in full width are the same digits and signs. */
const halfWidth = (text: string) => text.normalize('NFKC').replace(/[−–]/g, '-').replace(/。/g, '.');

const withoutLooseEnds = (text: string) => text.replace(/\.$/, '').replace(/^-?$/, '');
const withoutEmptyDecimals = (text: string) => withoutLooseEnds(text.replace(/\.0+$/, ''));

// The last place of a Chinese identity number may be an X (GB 11643-1999).
const idCard = (text: string) =>
  halfWidth(text)
    .toUpperCase()
    .replace(/[^\dX]/g, '');

const trim = (text: string) => text.trim();

export const KINDS: Readonly<Record<string, InputKind>> = {
  text: { native: 'text' },
  number: { native: 'text', keyboard: 'numeric', format: 'integer', accept: numberSigns, settle: withoutEmptyDecimals },
  digit: { native: 'text', keyboard: 'decimal', format: 'number', accept: numberSigns, settle: withoutLooseEnds },
  idcard: { native: 'text', accept: idCard },
  tel: { native: 'tel', keyboard: 'tel' },
  password: { native: 'password' },
  // A keyboard of the host's own elsewhere; browsers keep all passwords to themselves, and are told not to store this one.
  'safe-password': { native: 'password', autocomplete: 'off' },
  search: { native: 'search', keyboard: 'search' },
  // As natively, it has no selection. By their type, password managers find the field of the user's name.
  email: { native: 'email', keyboard: 'email', format: 'email', settle: trim },
  url: { native: 'url', keyboard: 'url', format: 'url', settle: trim },
  nickname: { native: 'text', autocomplete: 'nickname' },
  decimal: { native: 'text', keyboard: 'decimal' },
  numeric: { native: 'text', keyboard: 'numeric' },
  none: { native: 'text', keyboard: 'none' },
};

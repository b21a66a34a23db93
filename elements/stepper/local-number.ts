import { languageAround } from '../internal/element/language.js';
import { decimalOf, type Decimal } from './decimal.js';

/** How a language writes numbers. */
export interface NumberMarks {
  /** From zero to nine. */
  readonly digits: readonly string[];
  readonly decimal: string;
  /** Between thousands. */
  readonly group: string;
  readonly minus: string;
}

const known = new Map<string | undefined, NumberMarks>();

/** The marks of the language that an element is in. */
export function marksOf(element: Element): NumberMarks {
  const language = languageAround(element);
  let marks = known.get(language);
  if (!marks) {
    const format = new Intl.NumberFormat(language);
    const parts = format.formatToParts(-12345.6);
    const part = (type: Intl.NumberFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
    const digits = Array.from({ length: 10 }, (_, digit) => format.format(digit));
    marks = { digits, decimal: part('decimal'), group: part('group'), minus: part('minusSign') };
    known.set(language, marks);
  }
  return marks;
}

/** The decimal as its language writes it, without marks between thousands, and with `places` decimals if given. */
export function localText(decimal: Decimal, { digits, decimal: mark, minus }: NumberMarks, places?: number): string {
  const [whole = '', fraction = ''] = decimal.replace('-', '').split('.');
  const text = fraction.padEnd(places ?? 0, '0');
  const local = (ascii: string) => ascii.replaceAll(/\d/g, (digit) => digits[Number(digit)]!);
  return `${decimal.startsWith('-') ? minus : ''}${local(whole)}${text && mark + local(text)}`;
}

const NUMBER_SIGNS = /[\p{Nd}.,٫٬'’\s-]/u;

/** Signs that East Asian keyboards type in full width are the same signs; so are all that look like a minus. */
const plainSigns = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[−–‐﹣]/g, '-')
    .replaceAll('。', '.');

/** What is left of a typed text if only numbers can be typed. */
export function numberSigns(text: string): string {
  const signs = [...plainSigns(text)].filter((sign) => NUMBER_SIGNS.test(sign)).join('');
  return (signs.startsWith('-') ? '-' : '') + signs.replaceAll('-', '');
}

/** The value of a digit of any script: they have ten in a row. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/**
 * The number that a user has written; undefined if there is none. Of `.` and `,` the language's own mark is the decimal
 * mark. The other one is as well, unless it stands between thousands in this language.
 */
export function readNumber(text: string, { decimal, group }: NumberMarks): Decimal | undefined {
  const [mark, other] = decimal === ',' ? [',', '.'] : ['.', ','];
  let plain = plainSigns(text)
    .replaceAll('٫', mark!)
    .replaceAll(/[^\p{Nd}.,-]/gu, '')
    .replaceAll(/\p{Nd}/gu, asciiDigit);
  const isGrouped = new RegExp(`^-?\\d{1,3}(\\${other}\\d{3})+(\\${mark}\\d*)?$`).test(plain);
  if (isGrouped && group === other) plain = plain.replaceAll(other!, '');
  const end = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const [whole, fraction] = end < 0 ? [plain, ''] : [plain.slice(0, end), plain.slice(end + 1)];
  return decimalOf(`${whole.replaceAll(/[.,]/g, '')}.${fraction}`);
}

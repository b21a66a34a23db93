import { languageAround } from '../element/language.js';
import { asciiDigits } from './digits.js';
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

const EXPONENT = /^[+-]?(\d+\.?\d*|\.\d+)e[+-]?\d+$/i;

/** What is left of a typed text if only numbers can be typed. A number with an exponent is written out. */
export function numberSigns(text: string): string {
  const plain = plainSigns(text);
  const bare = plain.trim();
  if (EXPONENT.test(bare)) return decimalOf(bare) ?? bare;
  const signs = [...plain].filter((sign) => NUMBER_SIGNS.test(sign)).join('');
  return (signs.startsWith('-') ? '-' : '') + signs.replaceAll('-', '');
}

/** Whether the marks in a number stand between thousands, or between lakhs and crores. */
const isGrouped = (whole: string, mark: string): boolean =>
  new RegExp(`^-?\\d{1,3}(\\${mark}\\d{2,3})*\\${mark}\\d{3}$`).test(whole);

/**
 * The number that a user has written, with a point as its decimal mark and all its zeros; undefined if the marks in it are
 * those of no number. A mark that comes again, or before another one, is between thousands. Of `.` and `,` that come once
 * and alone, the language's own is the decimal mark. The other one is as well, unless it stands between thousands in this
 * language.
 */
export function plainNumber(text: string, { decimal, group }: NumberMarks): string | undefined {
  if (EXPONENT.test(text)) return decimalOf(text);
  const own = decimal === ',' ? ',' : '.';
  const plain = asciiDigits(
    plainSigns(text)
      .replaceAll('٫', own)
      .replaceAll(/[^\p{Nd}.,-]/gu, ''),
  );
  const marks = plain.match(/[.,]/g) ?? [];
  const [first] = marks;
  const last = marks.at(-1);
  if (!first || !last) return plain;
  const isOneKind = marks.every((mark) => mark === first);
  if (isOneKind && (marks.length > 1 || (first !== own && first === group)) && isGrouped(plain, first))
    return plain.replaceAll(first, '');
  const end = plain.lastIndexOf(last);
  const whole = plain.slice(0, end);
  if (marks.length > 1 && (whole.includes(last) || !isGrouped(whole, first))) return undefined;
  return `${whole.replaceAll(first, '')}.${plain.slice(end + 1)}`;
}

/** The number that a user has written; undefined if there is none. */
export function readNumber(text: string, marks: NumberMarks): Decimal | undefined {
  const plain = plainNumber(text, marks);
  return plain === undefined ? undefined : decimalOf(plain);
}

import { msg, str } from '@lit/localize';
import { counted } from '../../base/counted.js';
import { isServer } from '../element/server.js';
import type { Failure } from '../form/validators.js';
import { lengthOf } from './graphemes.js';

/** The constraints of a text, apart from `required`. */
export interface TextRules {
  /** Least number of characters; 0: no limit. */
  readonly minlength: number;
  /** Greatest number of characters; -1: no limit. */
  readonly maxlength: number;
  readonly pattern?: string | undefined;
  /** The format that the pattern asks for, in words. */
  readonly title?: string | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
}

type Rules = Partial<TextRules>;

/** The type of native field that checks texts of a kind. */
export type TextFormat = 'email' | 'url' | 'number' | 'integer';

/** A native field, never on the page, that checks texts. Its messages are in the browser's language; ours replace them. */
let checker: HTMLInputElement | undefined;

/** In the order in which browsers report them. */
const MESSAGES: Partial<Record<keyof ValidityStateFlags, (rules: Rules, format?: TextFormat) => string>> = {
  badInput: () => msg('Please enter a number.', { id: 'nc.validity.number', desc: 'Text is not a number' }),
  typeMismatch: (_rules, format) =>
    format === 'email'
      ? msg('Please enter an email address.', { id: 'nc.validity.email', desc: 'Text is no email address' })
      : msg('Please enter a web address.', { id: 'nc.validity.url', desc: 'Text is no URL' }),
  rangeUnderflow: ({ min }) =>
    msg(str`Please enter {${min!}, number} or more.`, { id: 'nc.validity.min', desc: 'Number is below the minimum' }),
  rangeOverflow: ({ max }) =>
    msg(str`Please enter {${max!}, number} or less.`, { id: 'nc.validity.max', desc: 'Number is above the maximum' }),
  stepMismatch: ({ min = 0, step }) =>
    step === undefined
      ? msg('Please enter a whole number.', {
          id: 'nc.validity.whole',
          desc: 'Number has decimals and must not have any',
        })
      : min % step === 0
        ? msg(str`Please enter a multiple of {${step}, number}.`, {
            id: 'nc.validity.step',
            desc: 'Number is not a multiple of the step',
          })
        : msg(str`Please enter {${min}, number} plus a multiple of {${step}, number}.`, {
            id: 'nc.validity.step-from',
            desc: 'Number is not one of those that start at the first value, one step apart: 1, 3, 5 …',
          }),
  patternMismatch: ({ title }) =>
    title
      ? msg(str`Please use the requested format: ${title}`, {
          id: 'nc.validity.pattern-title',
          desc: 'Text does not match the pattern; what the page says about the format follows',
        })
      : msg('Please use the requested format.', { id: 'nc.validity.pattern', desc: 'Text does not match the pattern' }),
  tooShort: ({ minlength }) =>
    msg(str`Please use at least {${minlength!}, plural, one {# character} other {# characters}}.`, {
      id: 'nc.validity.minlength',
      desc: 'Text is too short',
    }),
  tooLong: ({ maxlength }) =>
    msg(str`Please use at most {${maxlength!}, plural, one {# character} other {# characters}}.`, {
      id: 'nc.validity.maxlength',
      desc: 'Text is too long',
    }),
};

/** The first flag of ValidityState that a native field of this type and with these attributes sets for a text. */
function checkNatively(type: string, value: string, attributes: Readonly<Record<string, unknown>>) {
  if (isServer) return undefined;
  checker ??= document.createElement('input');
  checker.type = type;
  for (const [name, rule] of Object.entries(attributes)) {
    if (rule === undefined || rule === '') checker.removeAttribute(name);
    else checker.setAttribute(name, String(rule));
  }
  checker.value = value;
  const { validity } = checker;
  // A native number field has no value for a text that is not a number.
  if (type === 'number' && checker.value === '') return 'badInput';
  return (Object.keys(MESSAGES) as (keyof ValidityStateFlags)[]).find((flag) => validity[flag]);
}

/** An address with its domain as ASCII: native fields check no other ones. */
function asciiEmail(address: string): string {
  const [, local, domain] = /^(.*)@([^@\s/?#:[\]\\%]+)$/.exec(address) ?? [];
  if (!domain || /^[ -~]*$/.test(domain) || !URL.canParse(`https://${domain}`)) return address;
  return `${local}@${new URL(`https://${domain}`).hostname}`;
}

function brokenRule(value: string, rules: TextRules, format?: TextFormat): keyof ValidityStateFlags | undefined {
  const { pattern, minlength, maxlength } = rules;
  if (format) {
    const isNumber = format === 'number' || format === 'integer';
    // A number that is still being typed may end with its decimal point.
    const text = isNumber ? value.replace(/\.$/, '') : format === 'email' ? asciiEmail(value) : value;
    const { min, max, step } = rules;
    const range = { min, max, step: step !== undefined && step > 0 ? step : 'any' };
    const flag = checkNatively(isNumber ? 'number' : format, text, { ...range, pattern: '' });
    if (flag) return flag;
    if (format === 'integer' && !Number.isInteger(Number(text))) return 'stepMismatch';
  }
  const flag = pattern && checkNatively('text', value, { pattern });
  if (flag) return flag;
  if (minlength > 0 && lengthOf(value) < minlength) return 'tooShort';
  // A text has at most as many characters as UTF-16 units, so most texts need no counting.
  if (maxlength >= 0 && value.length > maxlength && lengthOf(value) > maxlength) return 'tooLong';
  return undefined;
}

/** A broken rule, with its message. */
export const failureOf = (flag: keyof ValidityStateFlags, rules: Rules, format?: TextFormat): Failure => ({
  flag,
  message: counted(MESSAGES[flag]!(rules, format)),
});

/** The first rule that a text breaks. */
export function textFailure(value: string, rules: TextRules, format?: TextFormat): Failure | null {
  const flag = brokenRule(value, rules, format);
  return flag ? failureOf(flag, rules, format) : null;
}

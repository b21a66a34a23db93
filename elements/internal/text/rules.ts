import { msg, str } from '@lit/localize';
import type { Failure } from '../form/validators.js';

/** What constrains a text beyond `required` and `maxlength`. */
export interface TextRules {
  readonly minlength: number;
  readonly pattern?: string | undefined;
  /** The type of native field that knows what a text of this kind may be. */
  readonly type?: 'email' | 'url' | 'number' | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
}

/** Browsers say whether a text keeps the rules; what to tell the user is in the app's language, not in theirs. */
let oracle: HTMLInputElement | undefined;

/** In the order in which browsers report them. */
const MESSAGES: Partial<Record<keyof ValidityStateFlags, (rules: TextRules) => string>> = {
  badInput: () => msg('Please enter a number.', { id: 'nc.validity.number', desc: 'Text is not a number' }),
  typeMismatch: ({ type }) =>
    type === 'email'
      ? msg('Please enter an email address.', { id: 'nc.validity.email', desc: 'Text is no email address' })
      : msg('Please enter a web address.', { id: 'nc.validity.url', desc: 'Text is no URL' }),
  rangeUnderflow: ({ min }) =>
    msg(str`Please enter ${min} or more.`, { id: 'nc.validity.min', desc: 'Number is below the minimum' }),
  rangeOverflow: ({ max }) =>
    msg(str`Please enter ${max} or less.`, { id: 'nc.validity.max', desc: 'Number is above the maximum' }),
  stepMismatch: ({ step }) =>
    msg(str`Please use steps of ${step}.`, { id: 'nc.validity.step', desc: 'Number is not a multiple of the step' }),
  patternMismatch: () =>
    msg('Please use the requested format.', { id: 'nc.validity.pattern', desc: 'Text does not match the pattern' }),
  tooShort: ({ minlength }) =>
    msg(str`Please use at least ${minlength} characters.`, {
      id: 'nc.validity.minlength',
      desc: 'Text is too short',
    }),
};

/** Which of the flags a native field of this type and with these attributes would have. */
function brokenIn(type: string, value: string, attributes: Readonly<Record<string, unknown>>) {
  oracle ??= document.createElement('input');
  oracle.type = type;
  for (const [name, rule] of Object.entries(attributes)) {
    if (rule === undefined || rule === '') oracle.removeAttribute(name);
    else oracle.setAttribute(name, String(rule));
  }
  oracle.value = value;
  const { validity } = oracle;
  // What is no number a native field would never have got; it takes it for no text.
  if (type === 'number' && oracle.value === '') return 'badInput';
  return (Object.keys(MESSAGES) as (keyof ValidityStateFlags)[]).find((flag) => validity[flag]);
}

/** The first rule that a text of so many characters breaks. */
export function textFailure(value: string, length: number, rules: TextRules): Failure | null {
  const { type, pattern, min, max, step, minlength } = rules;
  const range = { min, max, step: step !== undefined && step > 0 ? step : 'any' };
  // A number that is still being typed may end with its point.
  const typed = type === 'number' ? value.replace(/\.$/, '') : value;
  const flag =
    (type && brokenIn(type, typed, { ...range, pattern: '' })) ||
    (pattern && brokenIn('text', value, { pattern })) ||
    (length < minlength && 'tooShort');
  return flag ? { flag, message: MESSAGES[flag]!(rules) } : null;
}

import { msg, str } from '@lit/localize';

/** The first thing that is wrong with a control: which flag of ValidityState, and what to tell the user. */
export interface Failure {
  readonly flag: keyof ValidityStateFlags;
  readonly message: string;
}

/** What the constraints of a text look at. */
export interface TextConstraints {
  readonly value: string;
  readonly required: boolean;
  readonly minlength: number;
  readonly maxlength: number;
  readonly pattern: string;
  /** Only `email`, `url` and `number` have rules of their own. */
  readonly type: string;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
}

export const requiredMessage = (): string =>
  msg('Please fill in this field.', { id: 'nc.validity.required', desc: 'A required field is empty' });
export const checkRequiredMessage = (): string =>
  msg('Please tick this box.', { id: 'nc.validity.check-required', desc: 'A required checkbox or switch is off' });

/** The e-mail grammar of the HTML standard (html.spec.whatwg.org, "valid e-mail address"). */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

const isUrl = (text: string): boolean => {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
};

/** User-perceived characters, so that an emoji or an accented letter counts once. */
export function graphemes(text: string): string[] {
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), (part) => part.segment);
}

export const lengthOf = (text: string): number => (/^[\x20-\x7e]*$/.test(text) ? text.length : graphemes(text).length);

function patternFailure(value: string, pattern: string): Failure | null {
  let expression: RegExp;
  try {
    expression = new RegExp(`^(?:${pattern})$`, 'v');
  } catch {
    return null; // As the platform: a pattern that is no expression constrains nothing.
  }
  if (expression.test(value)) return null;
  return {
    flag: 'patternMismatch',
    message: msg('Please use the requested format.', {
      id: 'nc.validity.pattern',
      desc: 'Text does not match the pattern',
    }),
  };
}

function numberFailure({ value, min, max, step }: TextConstraints): Failure | null {
  const number = Number(value);
  if (Number.isNaN(number)) {
    return {
      flag: 'badInput',
      message: msg('Please enter a number.', { id: 'nc.validity.number', desc: 'Text is not a number' }),
    };
  }
  if (min !== undefined && number < min) {
    return {
      flag: 'rangeUnderflow',
      message: msg(str`Please enter ${min} or more.`, { id: 'nc.validity.min', desc: 'Number is below the minimum' }),
    };
  }
  if (max !== undefined && number > max) {
    return {
      flag: 'rangeOverflow',
      message: msg(str`Please enter ${max} or less.`, { id: 'nc.validity.max', desc: 'Number is above the maximum' }),
    };
  }
  if (step !== undefined && step > 0) {
    const steps = (number - (min ?? 0)) / step;
    // A step of 0.1 is not exact in binary: compare to the nearest multiple, relative to its size.
    if (Math.abs(steps - Math.round(steps)) > 1e-9 * Math.max(1, Math.abs(steps))) {
      return {
        flag: 'stepMismatch',
        message: msg(str`Please use steps of ${step}.`, {
          id: 'nc.validity.step',
          desc: 'Number is not a multiple of the step',
        }),
      };
    }
  }
  return null;
}

function typeFailure(constraints: TextConstraints): Failure | null {
  const { type, value } = constraints;
  if (type === 'email' && !EMAIL.test(value)) {
    return {
      flag: 'typeMismatch',
      message: msg('Please enter an email address.', { id: 'nc.validity.email', desc: 'Text is no email address' }),
    };
  }
  if (type === 'url' && !isUrl(value)) {
    return {
      flag: 'typeMismatch',
      message: msg('Please enter a web address.', { id: 'nc.validity.url', desc: 'Text is no URL' }),
    };
  }
  return type === 'number' || type === 'digit' ? numberFailure(constraints) : null;
}

/** The first constraint that the text breaks, in the order in which browsers report them. */
export function textFailure(constraints: TextConstraints): Failure | null {
  const { value, required, minlength, maxlength, pattern } = constraints;
  if (value === '') return required ? { flag: 'valueMissing', message: requiredMessage() } : null;
  const typed = typeFailure(constraints);
  if (typed) return typed;
  if (pattern) {
    const failure = patternFailure(value, pattern);
    if (failure) return failure;
  }
  // A text has at most as many characters as UTF-16 units: most need no counting.
  if (minlength <= 0 && (maxlength < 0 || value.length <= maxlength)) return null;
  const length = lengthOf(value);
  if (maxlength >= 0 && length > maxlength) {
    const message = msg(str`Please use at most ${maxlength} characters.`, {
      id: 'nc.validity.maxlength',
      desc: 'Text is too long',
    });
    return { flag: 'tooLong', message };
  }
  if (length < minlength) {
    const message = msg(str`Please use at least ${minlength} characters.`, {
      id: 'nc.validity.minlength',
      desc: 'Text is too short',
    });
    return { flag: 'tooShort', message };
  }
  return null;
}

import { limitsMessage, type Failure } from '../../internal/form/validators.js';
import { fitPrecision, isBefore, limitsOf, stepOf, toEpoch } from './date-time.js';
import { dateTimeText, type PickerOptions } from './value.js';

/** The constraint that a date or time breaks, or null. Undefined stands for a text that is not a date or time. */
export function dateTimeFailure(value: string | undefined, options: PickerOptions, locale: string): Failure | null {
  const limits = limitsOf(options);
  const flag = flagOf(value, options, limits);
  if (!flag) return null;
  const [first, last] = limits.map((limit) => dateTimeText(limit, options.mode, locale)) as [string, string];
  return { flag, message: limitsMessage(first, last) };
}

function flagOf(
  value: string | undefined,
  options: PickerOptions,
  [start, end]: readonly [string, string],
): Failure['flag'] | undefined {
  if (!value) return 'badInput';
  if (isBefore(value, start)) return 'rangeUnderflow';
  if (isBefore(end, value)) return 'rangeOverflow';
  const seconds = (toEpoch(value) - toEpoch(fitPrecision(start, options))) / 1000;
  return seconds % stepOf(options) ? 'stepMismatch' : undefined;
}

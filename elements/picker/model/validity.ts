import { msg, str } from '@lit/localize';
import type { Failure } from '../../internal/form/validators.js';
import { epochOf, fit, isBefore, limitsOf, stepOf } from './moment.js';
import { textOf, type PickerOptions } from './value.js';

/** What is wrong with a date or time; undefined is none. */
export function momentFailure(moment: string | undefined, options: PickerOptions, locale: string): Failure | null {
  const limits = limitsOf(options);
  const [start, end] = limits;
  const flag = !moment
    ? 'badInput'
    : isBefore(moment, start)
      ? 'rangeUnderflow'
      : isBefore(end, moment)
        ? 'rangeOverflow'
        : ((epochOf(moment) - epochOf(fit(start, options))) / 1000) % stepOf(options)
          ? 'stepMismatch'
          : undefined;
  if (!flag) return null;
  const [first, last] = limits.map((limit) => textOf(limit, options, locale)) as [string, string];
  const message = msg(str`Please choose from ${first} to ${last}.`, {
    id: 'nc.picker.limits',
    desc: 'A date or time is not between the first and the last one, or none at all',
  });
  return { flag, message };
}

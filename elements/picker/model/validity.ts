import { msg, str } from '@lit/localize';
import { chooseDateMessage, datesMessage } from '../../internal/calendar/messages.js';
import type { Failure } from '../../internal/form/validators.js';
import { fitPrecision, isBefore, isTime, limitsOf, stepOf, toEpoch, type DateTimeOptions } from './date-time.js';
import { rangeText, stepText, type PickerOptions } from './value.js';

/** What is said while there is no date or time. */
export const missingMessage = (options: DateTimeOptions): string =>
  isTime(options)
    ? msg('Please choose a time.', { id: 'nc.validity.choose-time', desc: 'A required time is missing' })
    : chooseDateMessage();

const timesMessage = (range: string): string =>
  msg(str`Please choose a time in this range: ${range}.`, {
    id: 'nc.validity.times',
    desc: 'A time is too early or too late; the value is a range, such as 08:00 – 18:00',
  });

const stepMessage = (step: string): string =>
  msg(str`Please choose a time in steps of ${step}.`, {
    id: 'nc.validity.time-step',
    desc: 'A time lies between two that can be chosen; the value is the time between them, such as 15 minutes',
  });

/** The constraint that a date or time breaks, or null. */
export function dateTimeFailure(value: string, options: PickerOptions, locale: string): Failure | null {
  const [start, end] = limitsOf(options);
  const isEarly = isBefore(value, start);
  if (isEarly || isBefore(end, value)) {
    const range = rangeText(start, end, options.mode, locale);
    return {
      flag: isEarly ? 'rangeUnderflow' : 'rangeOverflow',
      message: isTime(options) ? timesMessage(range) : datesMessage(range),
    };
  }
  const seconds = (toEpoch(value) - toEpoch(fitPrecision(start, options))) / 1000;
  const step = stepOf(options);
  return seconds % step ? { flag: 'stepMismatch', message: stepMessage(stepText(step, locale)) } : null;
}

import { clockOf } from '../model/clock.js';
import { toEpoch } from '../model/date-time.js';

/** A time as the field for typing shows it: `2:30 PM` where hours count to 12, else as `value` has it. */
export function timeText(value: string, locale: string): string {
  const { halves, times } = clockOf(locale);
  if (!halves.length) return value;
  const text = times(value.length > 5, 'latn').format(toEpoch(value));
  return text.replaceAll(/\s/g, ' '); // `Intl` writes spaces that no keyboard has.
}

/** A date or time as the user may type it: `11/23/2026`, `23.11.2026`, `2:30 PM`, in digits that a keyboard has. */
export function exampleText(value: string, mode: string, locale: string): string {
  if (mode === 'time') return timeText(value, locale);
  const { length } = value;
  const two = '2-digit';
  return new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
    year: 'numeric',
    month: length > 4 ? two : undefined,
    day: length > 7 ? two : undefined,
  }).format(toEpoch(value));
}

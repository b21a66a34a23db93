import { msg, str } from '@lit/localize';

export const chooseDateMessage = (): string =>
  msg('Please choose a date.', { id: 'nc.validity.choose-date', desc: 'A required date is missing' });

/** @param range the first and the last date, as `Intl` writes a range: `November 23 – 27, 2026`. */
export const datesMessage = (range: string): string =>
  msg(str`Please choose a date in this range: ${range}.`, {
    id: 'nc.validity.dates',
    desc: 'A date is too early or too late; the value is a range, such as November 23 – 27, 2026',
  });

import { msg, str } from '@lit/localize';
import { arrivalAt } from './voyage.js';

const HARBOURS: Readonly<Record<string, () => string>> = {
  manama: () => msg('Manama', { id: 'sc.track.manama' }),
  doha: () => msg('Doha', { id: 'sc.track.doha' }),
  'abu-dhabi': () => msg('Abu Dhabi', { id: 'sc.track.abu-dhabi' }),
  dubai: () => msg('Dubai', { id: 'sc.track.dubai' }),
  khasab: () => msg('Khasab', { id: 'sc.track.khasab' }),
  muscat: () => msg('Muscat', { id: 'sc.track.muscat' }),
};

export const harbourName = (id: string): string => HARBOURS[id]?.() ?? id;

const format = (locale: string, unit: string, value: number): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 0 }).format(value);

const hoursText = (locale: string, minutes: number): string => format(locale, 'hour', Math.floor(minutes / 60));

/** A harbor, and when the boat gets there. */
export const arrivalText = (locale: string, id: string): string =>
  `${harbourName(id)}\n+ ${hoursText(locale, arrivalAt(id))}`;

/** How long and how far. */
export function progressText(locale: string, minutes: number, metres: number): string {
  const time = hoursText(locale, minutes);
  const way = format(locale, 'kilometer', metres / 1000);
  return msg(str`Under way for ${time}, ${way}`, { id: 'sc.track.progress' });
}

import { msg, str } from '@lit/localize';

const HARBOURS: Readonly<Record<string, () => string>> = {
  manama: () => msg('Manama', { id: 'sc.track.manama' }),
  doha: () => msg('Doha', { id: 'sc.track.doha' }),
  'abu-dhabi': () => msg('Abu Dhabi', { id: 'sc.track.abu-dhabi' }),
  dubai: () => msg('Dubai', { id: 'sc.track.dubai' }),
  khasab: () => msg('Khasab', { id: 'sc.track.khasab' }),
  muscat: () => msg('Muscat', { id: 'sc.track.muscat' }),
};

export const harbourName = (id: string): string => HARBOURS[id]?.() ?? id;

/** How long and how far. */
export function progressText(locale: string, minutes: number, metres: number): string {
  const format = (unit: string, value: number): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 0 }).format(value);
  const time = format('hour', Math.floor(minutes / 60));
  const way = format('kilometer', metres / 1000);
  return msg(str`${time} under way, ${way}`, { id: 'sc.track.progress' });
}

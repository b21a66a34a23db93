import { msg, str } from '@lit/localize';
import type { Channel } from './types.js';

export const channelName = (channel: Channel): string =>
  ({
    pearls: msg('Pearls', { id: 'sc.news.channel.pearls' }),
    web: msg('The web', { id: 'sc.news.channel.web' }),
    cities: msg('Cities', { id: 'sc.news.channel.cities' }),
    space: msg('Space', { id: 'sc.news.channel.space' }),
  })[channel];

/** Text for the number of new articles. */
export function freshText(count: number): string {
  if (count === 0) return msg('Nothing new', { id: 'sc.news.fresh.none' });
  return msg(str`{${count}, plural, one {# new article} other {# new articles}}`, { id: 'sc.news.fresh' });
}

export const minutesText = (minutes: number): string =>
  msg(str`{${minutes}, number} min read`, { id: 'sc.news.minutes' });

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Time since a date, in the largest unit that fits. */
export function agoText(published: string, locale: string): string {
  const age = Math.max(0, Date.now() - Date.parse(published));
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const [unit, length] = UNITS.find(([, size]) => age >= size) ?? ['minute', Infinity];
  return format.format(-Math.floor(age / length), unit);
}

/** Day and time, in words. */
export const dateText = (date: string | number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(date));

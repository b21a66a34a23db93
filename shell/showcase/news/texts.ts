import { msg, str } from '@lit/localize';
import type { Problem } from './problem.js';
import type { Network } from './network.js';
import type { Channel } from './types.js';

export const channelName = (channel: Channel): string =>
  ({
    pearls: msg('Pearls', { id: 'sc.news.channel.pearls' }),
    web: msg('The web', { id: 'sc.news.channel.web' }),
    cities: msg('Cities', { id: 'sc.news.channel.cities' }),
    space: msg('Space', { id: 'sc.news.channel.space' }),
  })[channel];

export const networkName = (network: Network): string =>
  ({
    normal: msg('Normal', { id: 'sc.news.network.normal' }),
    slow: msg('Slow', { id: 'sc.news.network.slow' }),
    stalls: msg('Stalls', { id: 'sc.news.network.stalls' }),
    fails: msg('Server fails', { id: 'sc.news.network.fails' }),
    empty: msg('Nothing there', { id: 'sc.news.network.empty' }),
    offline: msg('Offline', { id: 'sc.news.network.offline' }),
  })[network];

/** Text of a problem, for a toast. */
export const problemText = (problem: Problem): string =>
  ({
    error: msg('The server has a problem. Please try again.', { id: 'sc.signup.server' }),
    offline: msg('The server cannot be reached.', { id: 'sc.signup.offline' }),
    timeout: msg('The server did not answer in time.', { id: 'sc.signup.timeout' }),
    static: msg('There is no news server here', { id: 'sc.news.static' }),
    missing: msg('There is no such article', { id: 'sc.news.missing' }),
  })[problem];

/** Text for the number of new articles. */
export function freshText(count: number): string {
  if (count === 0) return msg('Nothing new', { id: 'sc.news.fresh.none' });
  if (count === 1) return msg('1 new article', { id: 'sc.news.fresh.one' });
  return msg(str`${count} new articles`, { id: 'sc.news.fresh.many' });
}

export const minutesText = (minutes: number): string => msg(str`${minutes} min read`, { id: 'sc.news.minutes' });

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

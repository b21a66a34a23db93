import { msg } from '@lit/localize';
import dawn from '../playground/pictures/dawn.svg?no-inline';
import dunes from '../playground/pictures/dunes.svg?no-inline';
import night from '../playground/pictures/night.svg?no-inline';
import reef from '../playground/pictures/reef.svg?no-inline';
import bellsMp3 from './sounds/bells.mp3?no-inline';
import bellsOgg from './sounds/bells.ogg?no-inline';
import rainMp3 from './sounds/rain.mp3?no-inline';
import rainOgg from './sounds/rain.ogg?no-inline';
import surfMp3 from './sounds/surf.mp3?no-inline';
import surfOgg from './sounds/surf.ogg?no-inline';
import whalesMp3 from './sounds/whales.mp3?no-inline';
import whalesOgg from './sounds/whales.ogg?no-inline';

export interface Episode {
  readonly id: string;
  readonly title: () => string;
  readonly about: () => string;
  readonly cover: string;
  readonly sound: { readonly ogg: string; readonly mp3: string };
  /** Seconds. */
  readonly length: number;
}

export const EPISODES: readonly Episode[] = [
  {
    id: 'surf',
    title: () => msg('Waves at dawn', { id: 'sc.podcast.surf' }),
    about: () => msg('The shore, before anyone is there.', { id: 'sc.podcast.surf.about' }),
    cover: dawn,
    sound: { ogg: surfOgg, mp3: surfMp3 },
    length: 30,
  },
  {
    id: 'bells',
    title: () => msg('Bells of the harbor', { id: 'sc.podcast.bells' }),
    about: () => msg('Three notes, again and again.', { id: 'sc.podcast.bells.about' }),
    cover: dunes,
    sound: { ogg: bellsOgg, mp3: bellsMp3 },
    length: 24,
  },
  {
    id: 'rain',
    title: () => msg('Rain on the bay', { id: 'sc.podcast.rain' }),
    about: () => msg('Drops on still water.', { id: 'sc.podcast.rain.about' }),
    cover: reef,
    sound: { ogg: rainOgg, mp3: rainMp3 },
    length: 26,
  },
  {
    id: 'whales',
    title: () => msg('Whales, far away', { id: 'sc.podcast.whales' }),
    about: () => msg('A song from the deep.', { id: 'sc.podcast.whales.about' }),
    cover: night,
    sound: { ogg: whalesOgg, mp3: whalesMp3 },
    length: 28,
  },
];

/** The file of an episode that this browser plays. */
export const soundOf = ({ sound }: Episode): string =>
  document.createElement('audio').canPlayType('audio/ogg; codecs="opus"') ? sound.ogg : sound.mp3;

/** 72 -> '1:12' */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A time as screen readers say it: 72 -> '1 minute, 12 seconds' */
export function spokenTime(seconds: number, locale: string): string {
  const whole = Math.floor(seconds);
  const say = (value: number, unit: 'minute' | 'second'): string =>
    new Intl.NumberFormat([locale, 'en'], { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  const parts = [...(minutes ? [say(minutes, 'minute')] : []), ...(rest || !minutes ? [say(rest, 'second')] : [])];
  return new Intl.ListFormat([locale, 'en'], { type: 'unit', style: 'long' }).format(parts);
}

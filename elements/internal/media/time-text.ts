import { languageAround } from '../element/language.js';

const pad = (value: number): string => String(value).padStart(2, '0');

/** A time as players show it: 72 -> '01:12', 3672 -> '1:01:12'. What is no time is '00:00'. */
export function clockText(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  const hours = Math.floor(whole / 3600);
  const rest = `${pad(Math.floor(whole / 60) % 60)}:${pad(whole % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}

type Speech = (seconds: number) => string;

const speeches = new Map<string | undefined, Speech>();

function speechIn(locale: string | undefined): Speech {
  const [hours, minutes, seconds] = (['hour', 'minute', 'second'] as const).map(
    (unit) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }),
  );
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'long' });
  return (time) => {
    const whole = Number.isFinite(time) && time > 0 ? Math.floor(time) : 0;
    const parts = [
      [hours!, Math.floor(whole / 3600)],
      [minutes!, Math.floor(whole / 60) % 60],
      [seconds!, whole % 60],
    ] as const;
    const said = parts.filter(([format, value]) => value > 0 || (format === seconds && whole === 0));
    return list.format(said.map(([format, value]) => format.format(value)));
  };
}

/** A time as screen readers say it, in the language of the page: 72 -> '1 minute, 12 seconds'. */
export function spokenTime(element: Element, seconds: number): string {
  const language = languageAround(element);
  let speech = speeches.get(language);
  if (!speech) {
    speech = speechIn(language);
    speeches.set(language, speech);
  }
  return speech(seconds);
}

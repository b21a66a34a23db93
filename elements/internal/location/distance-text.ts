import { localeOf } from '../../base/language.js';

const formats = new Map<string, Intl.NumberFormat>();

function format(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${options.unit} ${options.maximumFractionDigits}`;
  let known = formats.get(key);
  if (!known) formats.set(key, (known = new Intl.NumberFormat(localeOf(language), { ...options, style: 'unit' })));
  return known;
}

/** A distance in meters as people say it: 80 m, 350 m, 1.2 km, 27 km, in the language. Empty without one. */
export function distanceText(metres: number | undefined, language: string): string {
  if (metres === undefined || !Number.isFinite(metres) || metres < 0) return '';
  const step = metres < 100 ? 1 : 10;
  const rounded = Math.round(metres / step) * step;
  if (rounded < 1000) return format(language, { unit: 'meter', maximumFractionDigits: 0 }).format(rounded);
  const kilometres = metres / 1000;
  return format(language, { unit: 'kilometer', maximumFractionDigits: kilometres < 10 ? 1 : 0 }).format(kilometres);
}

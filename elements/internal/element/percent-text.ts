import { localeOf } from './language.js';

const formats = new Map<string, Intl.NumberFormat>();

function formatFor(language: string): Intl.NumberFormat {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 2 });
    formats.set(language, format);
  }
  return format;
}

/** Formats a percentage in the page's language: 42 -> '42%'. */
export const percentText = (element: Element, percent: number): string =>
  formatFor(element.closest<HTMLElement>('[lang]')?.lang ?? '').format(percent / 100);

import { languageAround } from './language.js';

const formats = new Map<string, Intl.NumberFormat>();

function formatFor(element: Element, style: 'decimal' | 'percent'): Intl.NumberFormat {
  const language = languageAround(element);
  const key = `${style} ${language}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, { style, maximumFractionDigits: 2 });
    formats.set(key, format);
  }
  return format;
}

/** Formats a number in the page's language, with at most two decimals: 3.5 -> '3,5'. */
export const numberText = (element: Element, value: number): string => formatFor(element, 'decimal').format(value);

/** Formats a percentage in the page's language: 42 -> '42%'. */
export const percentText = (element: Element, percent: number): string =>
  formatFor(element, 'percent').format(percent / 100);

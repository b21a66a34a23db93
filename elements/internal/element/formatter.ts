import { warnOnce } from './warn.js';

/**
 * The text that a page's `valueFormatter` returns. Undefined without a formatter, if it returns nothing, or if it fails:
 * then a warning says so, and the element shows the value as it would without a formatter.
 */
export function formattedText(element: Element, format: () => unknown): string | undefined {
  try {
    const text = format();
    return text === undefined || text === null ? undefined : `${text as string}`;
  } catch (error) {
    warnOnce(element, 'valueFormatter', 'a function that returns a text', error);
    return undefined;
  }
}

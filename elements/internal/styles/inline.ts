import { pixelsIn } from '../../base/lengths.js';

/** CSS of a length: a number, or a string of digits, is in px. */
export function cssLength(value: number | string): string {
  const text = String(value);
  const pixels = pixelsIn(text);
  return pixels === undefined ? text : `${pixels}px`;
}

/**
 * Replaces the inline styles of an element. CSSOM works under a strict content security policy, and a value cannot
 * smuggle in a second declaration.
 */
export function setStyles(element: HTMLElement, styles: Readonly<Record<string, string | number | undefined>>): void {
  const { style } = element;
  style.cssText = '';
  for (const [name, value] of Object.entries(styles)) {
    if (value !== undefined) style.setProperty(name, String(value));
  }
}

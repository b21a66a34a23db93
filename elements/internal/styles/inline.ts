/** A number, or a bare numeral, counts CSS px. */
export const cssLength = (value: number | string): string =>
  /^[\d.]+$/.test(String(value)) ? `${value}px` : `${value}`;

/**
 * Gives an element these inline styles and no others. By CSSOM, which strict content security policies allow; a value
 * can only be a value there, never a second declaration.
 */
export function setStyles(element: HTMLElement, styles: Readonly<Record<string, string | number | undefined>>): void {
  const { style } = element;
  style.cssText = '';
  for (const [name, value] of Object.entries(styles)) {
    if (value !== undefined) style.setProperty(name, String(value));
  }
}

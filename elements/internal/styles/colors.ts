import type { PropertyValues, ReactiveElement } from 'lit';

/**
 * Passes colours on to the styles: `activeColor` as `--nc-slider-active-color`, if that is the prefix. Written by CSSOM,
 * which strict content security policies allow, and only for properties that changed. Which of several wins is for the
 * styles to say.
 */
export function passColors(element: ReactiveElement, changed: PropertyValues, prefix: string): void {
  for (const name of changed.keys() as Iterable<keyof ReactiveElement>) {
    const kebab = name.replace(/[A-Z]/g, '-$&').toLowerCase();
    if (kebab.endsWith('color')) element.style.setProperty(prefix + kebab, String(element[name]));
  }
}

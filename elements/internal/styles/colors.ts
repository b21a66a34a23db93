import type { PropertyValues, ReactiveElement } from 'lit';

/**
 * Copies changed color properties to custom properties: with the prefix `--nc-slider-`, `activeColor` becomes
 * `--nc-slider-active-color`. CSSOM works under a strict content security policy, a `style` attribute does not.
 */
export function passColors(element: ReactiveElement, changed: PropertyValues, prefix: string): void {
  for (const name of changed.keys() as Iterable<keyof ReactiveElement>) {
    const kebab = name.replace(/[A-Z]/g, '-$&').toLowerCase();
    if (kebab.endsWith('color')) element.style.setProperty(prefix + kebab, String(element[name]));
  }
}

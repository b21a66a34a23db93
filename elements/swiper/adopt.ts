import type { CSSResult, ReactiveElement } from 'lit';
import type { NcElement } from '../internal/element/nc-element.js';

/** Gives an element the styles of what it draws from now on, also in other documents. */
export function adoptStyles(element: NcElement, styles: CSSResult): void {
  const { elementStyles } = element.constructor as typeof ReactiveElement;
  if (!elementStyles.includes(styles)) elementStyles.push(styles);
  if (element.shadowRoot!.adoptedStyleSheets.length < elementStyles.length) element.adoptedCallback();
}

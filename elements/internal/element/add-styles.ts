import type { CSSResult, ReactiveElement } from 'lit';

/** Gives an element, and all of its class from now on, the styles of what it draws later; also in other documents. */
export function addStyles(element: ReactiveElement & { adoptedCallback(): void }, styles: CSSResult): void {
  const { elementStyles } = element.constructor as typeof ReactiveElement;
  if (!elementStyles.includes(styles)) elementStyles.push(styles);
  if (element.shadowRoot!.adoptedStyleSheets.length < elementStyles.length) element.adoptedCallback();
}

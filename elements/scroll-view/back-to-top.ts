import { msg } from '@lit/localize';
import { html, type ReactiveElement } from 'lit';
import { backToTopStyles } from './back-to-top.styles.js';
import type { NcScrollView } from './scroll-view.js';

/** Gives the scroll view the styles of what it draws from now on, also in other documents. */
function adoptStyles(view: NcScrollView): void {
  const { elementStyles } = view.constructor as typeof ReactiveElement;
  if (!elementStyles.includes(backToTopStyles)) elementStyles.push(backToTopStyles);
  if (view.shadowRoot!.adoptedStyleSheets.length < elementStyles.length) view.adoptedCallback();
}

/** The way back to the top of a long scroll view. */
export function buttonOf(view: NcScrollView): unknown {
  adoptStyles(view);
  const label = msg('Back to top', { id: 'nc.scroll-view.top', desc: 'Name of the button that scrolls to the start' });
  const go = () => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    view.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
    view.focus({ preventScroll: true });
  };
  return html`<div id="end"><button type="button" part="back-to-top" aria-label=${label} @click=${go}></button></div>`;
}

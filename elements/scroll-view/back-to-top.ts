import { msg } from '@lit/localize';
import { html } from 'lit';
import { addStyles } from '../internal/element/add-styles.js';
import { backToTopStyles } from './back-to-top.styles.js';
import type { NcScrollView } from './scroll-view.js';

/** The way back to the top of a long scroll view. */
export function buttonOf(view: NcScrollView): unknown {
  addStyles(view, backToTopStyles);
  const label = msg('Back to top', { id: 'nc.scroll-view.top', desc: 'Name of the button that scrolls to the start' });
  const go = () => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    view.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
    view.focus({ preventScroll: true });
  };
  return html`<div id="end"><button type="button" part="back-to-top" aria-label=${label} @click=${go}></button></div>`;
}

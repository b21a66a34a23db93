import { msg } from '@lit/localize';
import { html } from 'lit';
import { isMotionReduced } from '../base/reduced-motion.js';

/** Renders the button that scrolls a view back to its top. */
export function renderBackToTop(view: HTMLElement): unknown {
  const label = msg('Back to top', { id: 'nc.scroll-view.top', desc: 'Name of the button that scrolls to the start' });
  const scroll = () => {
    view.scrollTo({ top: 0, behavior: isMotionReduced() ? 'instant' : 'smooth' });
    view.focus({ preventScroll: true });
  };
  return html`<div id="end"><button type="button" part="back-to-top" aria-label=${label} @click=${scroll}></button></div>`;
}

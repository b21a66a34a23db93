import { msg } from '@lit/localize';
import { html, svg, type TemplateResult } from 'lit';

/** A cross in a box of 20 × 20. */
export const CROSS = svg`<path d="m6 6 8 8m0-8-8 8"/>`;

/** The button that empties a text field. Keys empty it by themselves, so it is no tab stop. */
export function clearButton(clear: () => void): TemplateResult {
  const label = msg('Clear', { id: 'nc.input.clear', desc: 'Button that empties a text field' });
  return html`<button type="button" part="clear" tabindex="-1" aria-label=${label} @click=${clear}>
    <svg viewBox="0 0 20 20" aria-hidden="true">${CROSS}</svg>
  </button>`;
}

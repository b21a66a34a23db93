import { css } from 'lit';
import { rowsStyles } from '../internal/styles/rows.styles.js';

export const cellGroupStyles = css`
  ${rowsStyles}
  [part='title'],
  [part='footer'],
  :is([name='title'], [name='footer'])[data-filled],
  slot:not([data-filled])::slotted(:is([slot='title'], [slot='footer'])) {
    display: block;
    padding: var(--nc-space-4, 16px) var(--nc-space-4, 16px) var(--nc-space-2, 8px);
    color: var(--nc-color-text-muted);
    font: var(--nc-font-size-sm, 14px) / 1.5 var(--nc-font-family, sans-serif);
    overflow-wrap: anywhere;
  }
  [part='footer'],
  [name='footer'][data-filled],
  [name='footer']:not([data-filled])::slotted(*) {
    padding-block: var(--nc-space-2, 8px);
  }
  :host([inset]) :is([part='title'], [part='footer']),
  :host([inset]) :is([name='title'], [name='footer'])[data-filled],
  :host([inset]) slot:not([data-filled])::slotted(:is([slot='title'], [slot='footer'])) {
    padding-inline: calc(var(--nc-rows-inset, var(--nc-space-4, 16px)) + var(--nc-space-4, 16px));
  }
`;

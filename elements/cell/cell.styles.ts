import { css } from 'lit';
import { hostStyles } from '../internal/styles/host.styles.js';
import { rowStyles } from '../internal/styles/row.styles.js';

export const cellStyles = css`
  ${hostStyles}
  ${rowStyles}
  :host {
    display: block;
    background: var(--nc-cell-background, var(--nc-color-surface, Canvas));
    color: var(--nc-cell-color, var(--nc-color-text, CanvasText));
  }
  slot[name='arrow'] {
    grid-area: 1 / 4 / 3 / 5;
  }
  slot[name='arrow']::slotted(*) {
    margin-inline-start: var(--nc-space-2, 8px);
  }
  :host([required]) [part='title']::after {
    content: ' *';
    color: var(--nc-color-warn);
  }
  /* A value without a title is the text of the row. */
  :host(:state(untitled)) .row {
    grid-template-columns: auto 0 minmax(0, 1fr) auto;
  }
  :host(:state(untitled)) :is([part='title'], [part='label']) {
    padding: 0;
  }
  :host(:state(untitled)) [part='value'] {
    color: inherit;
    text-align: start;
  }
  /* Controls are as high as a row, and do not make it higher. */
  .row
    ::slotted(
      :is(nc-checkbox, nc-input, nc-picker, nc-radio, nc-rate, nc-slider, nc-stepper, nc-switch, nc-textarea)
    ) {
    margin-block: -12px;
  }
  .row ::slotted(:is(nc-checkbox, nc-radio, nc-switch)) {
    width: fit-content;
    margin-inline-start: auto;
  }
  .row ::slotted(:is(nc-input, nc-picker, nc-slider, nc-textarea)) {
    width: 20em;
    max-width: 100%;
    text-align: start;
  }
  :host(:state(control)) [part='value'] {
    align-self: center;
    color: inherit;
  }
  :host([center]) .row > slot {
    align-self: center;
  }
  :host([center]) [part='title'] {
    align-self: end;
  }
  :host([center]) [part='label'] {
    align-self: start;
  }
  :host([arrow]) slot[name='arrow'] {
    display: flex;
    align-items: center;
    min-height: 1.5em;
    margin-inline-start: var(--nc-space-2, 8px);
  }
  :host([arrow]) slot[name='arrow']::after {
    content: '';
    width: 8px;
    height: 8px;
    margin-inline-end: 3px;
    border: solid var(--nc-color-text-muted, currentColor);
    border-width: 1.5px 1.5px 0 0;
    rotate: 45deg;
  }
  :host([arrow]:dir(rtl)) slot[name='arrow']::after {
    rotate: -135deg;
  }
`;

import { css, unsafeCSS } from 'lit';
import { hostStyles } from '../internal/styles/host.styles.js';
import { rowStyles } from '../internal/styles/row.styles.js';

/** Controls that are as high as a row. */
export const TALL =
  'nc-checkbox, nc-input, nc-picker, nc-radio, nc-rate, nc-slider, nc-stepper, nc-switch, nc-textarea';

const controls = unsafeCSS(`:is(${TALL})`);

/** Controls are as high as a row: by the margins of their slot they do not make it higher. A value without a title is its text. */
export const cellStyles = css`
  ${hostStyles}
  ${rowStyles}
  [name='arrow'][data-filled] {
    display: flex;
    grid-area: 1 / 4 / 3;
    margin-inline-start: var(--nc-space-2, 8px);
  }
  :host([required]) [part='title']::after {
    content: ' *';
    color: var(--nc-color-warn);
  }
  :host(:state(untitled)) .row {
    grid-template-columns: auto 0 minmax(0, 1fr) auto;
  }
  :host(:state(untitled)) slot {
    padding: 0;
    color: inherit;
    text-align: start;
  }
  .row ::slotted(${controls}) {
    justify-content: end;
    max-width: 100%;
    text-align: start;
  }
  .row > [data-tall],
  .row slot:not([data-tall])::slotted(${controls}) {
    margin-block: -12px;
  }
  .row ::slotted(:is(nc-input, nc-picker, nc-slider, nc-textarea)) {
    --nc-field-background: none;
    --nc-field-border: transparent;
    width: 20em;
  }
  :host([center]) .row > *,
  :host([center]) .row ::slotted([slot='icon']),
  :host([center]) .row ::slotted([slot='arrow']),
  :host([center]) nc-icon,
  :host(:state(control)) [part='value'] {
    align-self: center;
  }
  :host([center]) .row > [part='title'] {
    align-self: end;
  }
  :host([center]) .row > [part='label'] {
    align-self: start;
  }
  :host([arrow]) .row > [name='arrow'] {
    display: flex;
    grid-area: 1 / 4 / 3;
    align-items: center;
    min-height: 1.5em;
  }
  :host([arrow]) [name='arrow']::after {
    content: '';
    width: 8px;
    height: 8px;
    margin-inline: var(--nc-space-2, 8px) 3px;
    border: solid var(--nc-color-text-muted, currentColor);
    border-width: 1.5px 1.5px 0 0;
    rotate: 45deg;
  }
  :host([arrow]:dir(rtl)) [name='arrow']::after {
    rotate: -135deg;
  }
`;

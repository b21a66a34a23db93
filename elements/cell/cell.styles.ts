import { css, unsafeCSS } from 'lit';
import { hostStyles } from '../internal/styles/host.styles.js';
import { rowStyles } from '../internal/styles/row.styles.js';

/** Controls that are as high as a row. */
export const TALL =
  'nc-checkbox, nc-input, nc-picker, nc-radio, nc-rate, nc-segmented, nc-slider, nc-stepper, nc-switch, nc-textarea';

/** Controls that have no width of their own. */
export const WIDE = 'nc-input, nc-picker, nc-slider, nc-textarea';

/** Controls whose width does not depend on their content. */
const BLANK = 'nc-input, nc-slider, nc-textarea';

const controls = unsafeCSS(`:is(${TALL})`);
const wide = unsafeCSS(`:is(${WIDE})`);
const blank = unsafeCSS(`:is(${BLANK})`);

/**
 * Controls are as high as a row: by the margins of their slot they do not make it higher. A control takes the room that it
 * needs. Beside it, the title wraps between its words; if not even its longest word has room, the control stands below. A
 * value without a title is its text.
 */
export const cellStyles = css`
  ${hostStyles}
  ${rowStyles}
  /* What the app shows beside the list, or plays. */
  :host([aria-current]:not([aria-current='false'], [aria-current=''])) {
    background: var(--nc-cell-background, var(--nc-color-primary-soft, #dcf0f2));
  }
  [name='arrow'][data-filled] {
    display: flex;
    grid-area: 1 / 4 / 3;
    margin-inline-start: var(--nc-space-2, 8px);
  }
  :host([required]) [part='title']::after {
    content: ' *';
    content: ' *' / ''; /* No part of the name. */
    color: var(--nc-color-warn);
  }
  :host(:state(untitled)) .row {
    grid-template-columns: auto 0 minmax(0, 1fr) auto;
  }
  :host(:state(untitled)) .texts {
    display: none;
  }
  :host(:state(untitled)) .texts ~ [part='value'] {
    flex: 1 1 0;
    justify-content: start;
    max-width: none;
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
    margin-block: calc(0px - var(--nc-space-3, 12px));
  }
  .row:has(> .texts) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    row-gap: 12px;
  }
  .row > .texts {
    flex: 1000 1 auto;
    box-sizing: border-box;
    width: min-content;
    min-width: min(4em, 100%);
    max-width: 100%;
    overflow-wrap: break-word;
  }
  .texts > ::slotted(*) {
    display: block;
  }
  /* Its length does not count: only the title asks for room. */
  .texts > [part='label'] {
    width: 0;
    min-width: 100%;
    box-sizing: border-box;
  }
  .texts ~ [part='value'] {
    display: flex;
    flex: 0 1 auto;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    max-width: 100%;
    margin-inline-start: auto;
    overflow-wrap: break-word;
  }
  .texts ~ [part='value'] ::slotted(*) {
    min-width: 0;
  }
  .texts ~ [part='value'][data-wide] {
    flex: 1 1 50%;
    min-width: min(9em, 100%);
    max-width: 20em;
  }
  .row ::slotted(${wide}) {
    --nc-field-background: none;
    --nc-field-border: transparent;
    --nc-field-line: transparent;
    --nc-field-float: 0;
    width: 20em;
  }
  /* Such as a date and a time: beside each other, as long as each has room. */
  .row [data-several]::slotted(${wide}) {
    flex: 0 1 auto;
    width: auto;
  }
  .row [data-several]::slotted(${blank}) {
    flex: 1 1 8em;
  }
  :host([center]) .row > *,
  :host([center]) .row ::slotted([slot='icon']),
  :host([center]) .row ::slotted([slot='arrow']),
  :host([center]) nc-icon {
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

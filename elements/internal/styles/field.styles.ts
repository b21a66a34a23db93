import { css } from 'lit';
import { hostStyles } from './control.styles.js';

/**
 * Label, field and message of a text control. A plain one is a label over a field, in normal flow; only with something
 * beside the field (`:state(row)`) does it become a grid whose frame, `::before`, takes over from the field's border.
 */
export const fieldStyles = css`
  ${hostStyles}
  :host {
    display: block;
    cursor: text;
  }
  :host(:state(disabled)) {
    cursor: not-allowed;
    opacity: var(--nc-disabled-opacity, 0.45);
  }
  [part='label'] {
    display: block;
    padding-block-end: var(--nc-space-1, 4px);
    color: var(--nc-color-text-muted);
    font-size: var(--nc-font-size-sm, 14px);
  }
  [part='label']:empty {
    display: none;
  }
  :host([required]) [part='label']::after {
    content: ' *';
    color: var(--nc-color-warn);
  }
  #field {
    display: block;
    box-sizing: border-box;
    width: 100%;
    min-height: var(--nc-touch-target, 44px);
    margin: 0;
    padding: var(--nc-space-2, 8px) var(--nc-space-3, 12px);
    border: 1px solid var(--nc-field-border, var(--nc-color-border-strong, currentColor));
    border-radius: var(--nc-radius-md);
    background: var(--nc-field-background, var(--nc-color-surface));
    color: var(--nc-field-color, var(--nc-color-text, inherit));
    font: inherit;
    appearance: none;
  }
  #field::placeholder {
    color: var(--nc-color-text-muted);
    opacity: 1;
  }
  #field:disabled {
    cursor: inherit;
  }
  #field:focus {
    border-color: var(--nc-color-primary);
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -1px;
  }
  :host(:state(user-invalid)) #field,
  :host(:state(row):state(user-invalid))::before {
    border-color: var(--nc-color-warn);
  }
  :host(:state(row)) {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    align-items: center;
  }
  :host(:state(row))::before {
    content: '';
    box-sizing: border-box;
    grid-area: 2 / 1 / 3 / -1;
    align-self: stretch;
    border: 1px solid var(--nc-field-border, var(--nc-color-border-strong, currentColor));
    border-radius: var(--nc-radius-md);
    background: var(--nc-field-background, var(--nc-color-surface));
  }
  :host(:state(row):focus-within)::before {
    border-color: var(--nc-color-primary);
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -1px;
  }
  :host(:state(row)) #field {
    grid-area: 2 / 2;
    border-color: transparent;
    outline: 0;
    background: none;
  }
  :host(:state(row)) [part='label'] {
    grid-area: 1 / 1 / 2 / -1;
  }
  ::slotted([slot]) {
    grid-row: 2;
  }
  ::slotted([slot='prefix']) {
    grid-column: 1;
    margin-inline-start: var(--nc-space-3, 12px);
  }
  ::slotted([slot='suffix']) {
    grid-column: 4;
    margin-inline-end: var(--nc-space-3, 12px);
  }
  [part='message'],
  [part='counter'] {
    grid-row: 3;
    display: inline-block;
    padding-block-start: var(--nc-space-1, 4px);
    color: var(--nc-color-text-muted);
    font-size: var(--nc-font-size-sm, 14px);
  }
  [part='message'] {
    grid-column: 1 / 3;
    color: var(--nc-color-warn);
  }
  [part='counter'] {
    grid-column: 3 / -1;
    justify-self: end;
    font-variant-numeric: tabular-nums;
  }
`;

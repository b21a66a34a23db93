import { css } from 'lit';
import { float, floatStyles } from './float.styles.js';
import { hostStyles } from './host.styles.js';
import { notesStyles } from './notes.styles.js';

/** The look of a text control: label, field, placeholder, message and counter. */
export const fieldStyles = css`
  ${hostStyles}
  :host {
    display: flow-root; /* Contains the counter, which floats. */
  }
  label {
    display: block;
    padding-block-end: var(--nc-space-1);
    color: var(--nc-color-text-muted);
    font-size: var(--nc-font-size-sm);
    overflow-wrap: anywhere;
  }
  label:empty {
    display: none;
  }
  :host([required]) label::after {
    content: ' *';
    content: ' *' / ''; /* No part of the name. */
    color: var(--nc-color-warn);
  }
  #field {
    display: block;
    box-sizing: border-box;
    width: 100%;
    min-height: var(--nc-touch-target, 44px);
    padding: var(--nc-space-2, 8px) var(--nc-space-3, 12px);
    border: 1px solid var(--nc-field-border, var(--nc-color-border-strong, currentColor));
    border-block-end-color: var(--nc-field-line, var(--nc-field-border, var(--nc-color-border-strong, currentColor)));
    border-radius: var(--nc-field-radius, var(--nc-radius-md));
    background: var(--nc-field-background, var(--nc-color-surface));
    color: var(--nc-field-color, var(--nc-color-text, inherit));
    font: inherit;
  }
  ${floatStyles}
  :host(:state(blank):not(:focus-within, :state(prefix))) label:not(:empty) + #field::placeholder {
    opacity: calc(1 - ${float});
  }
  /* Gray, and a text that can still be read: Safari would make it pale. */
  :host(:state(disabled)) #field {
    border-color: var(--nc-color-border, GrayText);
    background: var(--nc-color-fill);
    color: var(--nc-color-text-muted, GrayText);
    -webkit-text-fill-color: currentColor;
    cursor: not-allowed;
    opacity: 1;
  }
  #field:focus {
    border-color: var(--nc-color-primary);
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -1px;
  }
  #field::placeholder {
    color: var(--nc-color-text-muted);
    opacity: 1;
  }
  #field:placeholder-shown {
    text-overflow: ellipsis;
  }
  #field.styled-placeholder::placeholder {
    color: var(--placeholder-color, var(--nc-color-text-muted));
    font-family: var(--placeholder-font-family, inherit);
    font-size: var(--placeholder-font-size, inherit);
    font-style: var(--placeholder-font-style, inherit);
    font-weight: var(--placeholder-font-weight, inherit);
    letter-spacing: var(--placeholder-letter-spacing, inherit);
    opacity: var(--placeholder-opacity, 1);
  }
  :host(:state(user-invalid)) #field {
    border-color: var(--nc-color-warn);
    outline-color: var(--nc-color-warn, Highlight);
  }
  ${notesStyles}
  .notes,
  [part='counter'] {
    grid-row: 3;
  }
  .notes {
    display: inline-block;
    grid-column: 1 / 3;
  }
  [part='counter'] {
    display: inline-block;
    padding-block-start: var(--nc-space-1, 4px);
    color: var(--nc-color-text-muted);
    font-size: var(--nc-font-size-sm, 14px);
    float: inline-end;
    grid-column: 3 / -1;
    justify-self: end;
    font-variant-numeric: tabular-nums;
  }
`;

import { css } from 'lit';
import { float, floatStyles } from './float.styles.js';
import { notesStyles } from './notes.styles.js';

/** A field that looks like that of a text control and opens a panel: label, box and message. */
export const popupFieldStyles = css`
  :host(:state(disabled)) {
    color: var(--nc-color-text-muted, GrayText);
    cursor: not-allowed;
  }
  ${notesStyles}
  [part='label'] {
    color: var(--nc-color-text-muted);
    font-size: var(--nc-font-size-sm, 14px);
    padding-block-end: var(--nc-space-1, 4px);
  }
  :host([required]) [part='label']::after {
    content: ' *';
    content: ' *' / ''; /* No part of the name. */
    color: var(--nc-color-warn);
  }
  [part='field'] {
    display: flex;
    align-items: center;
    gap: var(--nc-space-2, 8px);
    box-sizing: border-box;
    min-height: var(--nc-touch-target, 44px);
    padding: var(--nc-space-2, 8px) var(--nc-space-3, 12px);
    border: 1px solid var(--nc-field-border, var(--nc-color-border-strong, currentColor));
    border-block-end-color: var(--nc-field-line, var(--nc-field-border, var(--nc-color-border-strong, currentColor)));
    border-radius: inherit;
    background: var(--nc-field-background, var(--nc-color-surface));
    color: var(--nc-field-color, var(--nc-color-text, inherit));
  }
  ${floatStyles}
  :host(:state(disabled)) [part='field'] {
    border-color: var(--nc-color-border, GrayText);
    background: var(--nc-color-fill);
    color: var(--nc-color-text-muted, GrayText);
  }
  :host(:focus-visible) [part='field'] {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: var(--nc-focus-offset, 2px);
  }
  :host(:state(blank)) [part='field'] {
    color: var(--nc-color-text-muted);
  }
  /* The placeholder, under a label that rests on it. Not by its color, which icons and checkers of contrast read. */
  :host(:state(blank):not(:focus-within)) [part='label']:not(:empty) + [part='field'] {
    -webkit-text-fill-color: color-mix(in srgb, currentColor calc((1 - ${float}) * 100%), transparent);
  }
  :host(:state(user-invalid)) [part='field'] {
    border-color: var(--nc-color-warn);
    outline-color: var(--nc-color-warn, Highlight);
  }
`;

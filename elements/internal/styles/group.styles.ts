import { css } from 'lit';
import { hostStyles } from './control.styles.js';
import { notesStyles } from './notes.styles.js';

/** A legend over controls that answer one question, and a message below them. */
export const groupStyles = css`
  ${hostStyles}
  :host {
    display: block;
  }
  [part='label'] {
    color: var(--nc-color-text-muted);
    font-size: var(--nc-font-size-sm, 14px);
  }
  :host([required]) [part='label']:not(:empty)::after {
    content: ' *';
    content: ' *' / ''; /* No part of the name. */
    color: var(--nc-color-warn);
  }
  ${notesStyles}
`;

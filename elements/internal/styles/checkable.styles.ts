import { css } from 'lit';
import { focusStyles } from './focus.styles.js';
import { hostStyles } from './host.styles.js';
import { notesStyles } from './notes.styles.js';

/** A box or track with its label beside it, in a row that is easy to hit: checkbox, radio and switch. */
export const checkableStyles = css`
  ${hostStyles}
  ${focusStyles}
  :host {
    display: flex;
    align-items: center;
    gap: var(--nc-space-2, 8px);
    min-height: var(--nc-touch-target, 44px);
    border-radius: var(--nc-radius-sm);
    overflow-wrap: anywhere;
    cursor: pointer;
    user-select: none;
    touch-action: manipulation;
  }
  /* Pointers meet the host: Chromium knows no touch-action of an element without a box, such as the slot. */
  [part='base']::before,
  [part='base']::after {
    pointer-events: none;
  }
  /* The box is pale, the label can still be read. */
  :host(:state(disabled)) {
    color: var(--nc-color-text-muted, GrayText);
    cursor: not-allowed;
  }
  :host(:state(disabled)) [part='base']::before {
    opacity: var(--nc-disabled-opacity, 0.45);
  }
  /* Hint and message are below box and label, and the label does not go there. */
  :host(:state(noted)) {
    flex-wrap: wrap;
    row-gap: 0;
    --_above: var(--nc-space-2, 8px);
  }
  :host(:state(noted)) [part='base'] {
    position: relative;
    display: block;
    flex: none;
    align-content: center;
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: var(--_high, 1.375rem);
    margin-block-start: var(--_above);
    padding-inline-start: calc(var(--_box, 1.375rem) + var(--nc-space-2, 8px));
  }
  :host(:state(noted)) [part='base']::before,
  :host(:state(noted)) [part='base']::after {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    margin-block: auto;
  }
  .notes {
    flex: none;
    box-sizing: border-box;
    inline-size: 100%;
    padding-block-end: var(--nc-space-2, 8px);
    padding-inline-start: calc(var(--_box, 1.375rem) + var(--nc-space-2, 8px));
  }
  ${notesStyles}
`;

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
  /* The box is pale, the label can still be read. */
  :host(:state(disabled)) {
    color: var(--nc-color-text-muted, GrayText);
    cursor: not-allowed;
  }
  :host(:state(disabled))::before {
    opacity: var(--nc-disabled-opacity, 0.45);
  }
  /* Hint and message are below box and label, and the label does not go there. */
  :host(:state(noted)) {
    flex-wrap: wrap;
    row-gap: 0;
    --_above: var(--nc-space-2, 8px);
  }
  :host(:state(noted))::before {
    margin-block-start: var(--_above);
  }
  :host(:state(noted)) slot:not([name]) {
    display: block;
    flex: 1 1 0;
    min-inline-size: 0;
    margin-block-start: var(--_above);
  }
  .notes {
    flex: none;
    box-sizing: border-box;
    inline-size: 100%;
    padding-block-end: var(--nc-space-2, 8px);
    padding-inline-start: calc(var(--_box, 22px) + var(--nc-space-2, 8px));
  }
  ${notesStyles}
`;

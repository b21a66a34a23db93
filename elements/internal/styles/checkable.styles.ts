import { css } from 'lit';
import { focusStyles } from './focus.styles.js';
import { hostStyles } from './host.styles.js';

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
`;

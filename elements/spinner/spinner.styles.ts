import { css } from 'lit';
import { hostStyles } from '../internal/styles/host.styles.js';
import { spinStyles } from '../internal/styles/spin.styles.js';

export const spinnerStyles = css`
  ${hostStyles}
  ${spinStyles}
  :host {
    --_size: var(--nc-spinner-size, 1.5rem);
    display: inline-flex;
    inline-size: fit-content; /* No grid stretches it. */
    align-items: center;
    gap: var(--nc-space-2, 8px);
    color: var(--nc-color-text-muted, inherit);
    vertical-align: middle;
  }
  :host([vertical]) {
    flex-direction: column;
    text-align: center;
  }
  slot::before {
    content: '';
    display: inline-block; /* For pages that give the element a display of their own. */
    box-sizing: border-box;
    flex: none;
    width: var(--_size);
    height: var(--_size);
    border: max(2px, var(--_size) / 12) solid;
    border-color: var(--nc-spinner-color, var(--nc-color-primary, currentColor));
    border-block-end-color: transparent;
    border-radius: 50%;
    animation: spin 0.9s linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    slot::before {
      animation-duration: 4s;
    }
  }
`;

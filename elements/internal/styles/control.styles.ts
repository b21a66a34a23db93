import { css } from 'lit';

/** What every element starts from. Tokens fall back only where a size would be unusable without tokens.css. */
export const hostStyles = css`
  :host {
    box-sizing: border-box;
    -webkit-tap-highlight-color: transparent;
  }
  :host([hidden]) {
    display: none !important;
  }
`;

/** The focus ring of everything that takes focus itself. */
export const focusStyles = css`
  :host(:focus-visible) {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: var(--nc-focus-offset, 2px);
  }
`;

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
    cursor: pointer;
    user-select: none;
    touch-action: manipulation;
  }
  :host(:state(disabled)) {
    cursor: not-allowed;
    opacity: var(--nc-disabled-opacity, 0.45);
  }
`;

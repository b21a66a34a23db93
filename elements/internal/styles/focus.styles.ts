import { css } from 'lit';

/** The focus ring of everything that takes focus itself. */
export const focusStyles = css`
  :host(:focus-visible) {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: var(--nc-focus-offset, 2px);
  }
`;

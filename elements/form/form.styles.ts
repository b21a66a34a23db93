import { css } from 'lit';
import { hostStyles } from '../internal/styles/control.styles.js';

export const formStyles = css`
  ${hostStyles}
  :host {
    display: block;
  }
  [part='summary'] {
    margin-block-end: var(--nc-space-4, 16px);
    padding: var(--nc-space-3, 12px) var(--nc-space-4, 16px);
    border: 1px solid var(--nc-color-warn, currentColor);
    border-radius: var(--nc-radius-md);
    color: var(--nc-color-text);
  }
  summary {
    border-radius: var(--nc-radius-sm, 6px);
    cursor: pointer;
  }
  summary:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: var(--nc-focus-offset, 2px);
  }
  ul {
    margin: var(--nc-space-1, 4px) 0 0;
    padding-inline-start: var(--nc-space-5, 20px);
  }
  a {
    color: var(--nc-color-warn, inherit);
  }
`;

import { css } from 'lit';
import { textExtrasStyles } from '../internal/styles/text-extras.styles.js';

export const extrasStyles = css`
  ${textExtrasStyles}
  #field {
    scroll-margin-block-start: 1lh; /* Tells scripts how high a line is, whatever unit line-height has. */
  }
  button {
    float: inline-end;
    min-height: var(--nc-touch-target, 44px);
    padding: var(--nc-space-1, 4px) var(--nc-space-3, 12px) var(--nc-space-5, 20px); /* Level with counter and message. */
    border: 0;
    border-radius: var(--nc-radius-md);
    background: none;
    color: var(--nc-color-primary, inherit);
    font: var(--nc-font-label, inherit);
    cursor: inherit;
  }
  button:enabled {
    cursor: pointer;
  }
  button:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -2px;
  }
`;

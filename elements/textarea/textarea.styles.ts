import { css } from 'lit';
import { fieldStyles } from '../internal/styles/field.styles.js';
import { float } from '../internal/styles/float.styles.js';

export const textareaStyles = css`
  ${fieldStyles}
  #field {
    min-height: calc(3lh + 2 * var(--nc-space-2, 8px) + 2px);
    margin: 0;
    resize: vertical;
    scroll-margin-block-start: 1lh; /* Its computed value is the height of a line in px, which lines.ts reads. */
  }
  label:not(:empty) + #field {
    min-height: calc(3lh + 2 * var(--nc-space-2, 8px) + 2px + ${float} * 16px);
  }
  /* Text that scrolls is not seen behind it. */
  label {
    position: relative;
    background: color-mix(
      in srgb,
      var(--nc-field-background, var(--nc-color-surface, Canvas)) calc(${float} * 100%),
      transparent
    );
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

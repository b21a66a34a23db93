import { css } from 'lit';
import { fieldStyles } from '../internal/styles/field.styles.js';

export const textareaStyles = css`
  ${fieldStyles}
  #field {
    min-height: calc(3lh + 2 * var(--nc-space-2, 8px) + 2px);
    margin: 0;
    resize: vertical;
  }
`;

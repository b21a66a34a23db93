import { css } from 'lit';
import { fieldStyles } from '../internal/styles/field.styles.js';
import { fieldRowStyles } from '../internal/styles/field-row.styles.js';

export const inputStyles = css`
  ${fieldStyles}
  ${fieldRowStyles}
  [name='suffix'] {
    display: flex;
    align-items: center;
    grid-area: 2 / 5;
    margin-inline-end: var(--nc-space-3, 12px);
  }
  /* Beside the button that empties the field. */
  [part='reveal'] {
    grid-column: 4;
  }
`;

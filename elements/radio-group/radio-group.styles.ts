import { css } from 'lit';
import { groupStyles } from '../internal/styles/group.styles.js';

export const radioGroupStyles = css`
  ${groupStyles}
  :host([orientation='horizontal']) {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--nc-space-5, 20px);
  }
  :host([orientation='horizontal']) :is([part='label'], .notes) {
    flex-basis: 100%;
  }
`;

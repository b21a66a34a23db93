import { css } from 'lit';
import { hostStyles } from '../internal/styles/control.styles.js';

export const formStyles = css`
  ${hostStyles}
  :host {
    display: block;
  }
`;

import { css } from 'lit';
import { hostStyles } from '../internal/styles/host.styles.js';

export const labelStyles = css`
  ${hostStyles}
  :host {
    overflow-wrap: anywhere;
    cursor: default;
  }
`;

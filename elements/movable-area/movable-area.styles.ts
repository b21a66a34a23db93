import { css } from 'lit';
import { hostStyles } from '../internal/styles/host.styles.js';

export const movableAreaStyles = css`
  ${hostStyles}
  :host {
    display: block;
    position: relative;
    width: 10px;
    height: 10px;
  }
  :host([scale-area]) {
    touch-action: pan-x pan-y;
  }
`;

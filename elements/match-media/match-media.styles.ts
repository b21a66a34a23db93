import { css } from 'lit';
import { hostStyles } from '../internal/styles/host.styles.js';

/** It has no box of its own: its content takes part in the layout around it. */
export const matchMediaStyles = css`
  ${hostStyles}
  :host {
    display: contents;
  }
  :host(:not(:state(matching))) slot:not([name]),
  :host(:state(matching)) slot[name] {
    display: none;
  }
`;

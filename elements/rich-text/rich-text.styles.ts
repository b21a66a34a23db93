import { css } from 'lit';
import { hostStyles } from '../internal/styles/control.styles.js';

export const richTextStyles = css`
  ${hostStyles}
  :host {
    display: flow-root;
    min-width: 0;
    /* Whatever margins the text has, it stays in its box; the outline of a link at its edge is to be seen. */
    overflow: clip;
    overflow-clip-margin: 4px;
    overflow-wrap: anywhere;
  }
  :host([selectable]) {
    -webkit-user-select: text;
    user-select: text;
    cursor: auto;
  }
`;

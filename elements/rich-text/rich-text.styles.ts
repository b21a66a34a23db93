import { css } from 'lit';
import { hostStyles } from '../internal/styles/control.styles.js';
import { contentStyles } from './content.styles.js';

export const richTextStyles = css`
  ${hostStyles}
  :host {
    display: flow-root;
    min-width: 0;
    /* Negative margins in the text are clipped; the focus outline of a link at the edge is not. */
    overflow: clip;
    overflow-clip-margin: 4px;
    overflow-wrap: anywhere;
  }
  :host([selectable]) {
    -webkit-user-select: text;
    user-select: text;
    cursor: auto;
  }
  ${contentStyles}
`;

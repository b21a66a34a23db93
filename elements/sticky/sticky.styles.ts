import { css } from 'lit';
import { hostStyles } from '../internal/styles/host.styles.js';

export const stickyStyles = css`
  ${hostStyles}
  :host {
    position: sticky;
    inset-block: var(--nc-sticky-offset, 0px) auto;
    z-index: var(--nc-sticky-z-index, 1);
    display: block;
  }
  :host([position='bottom']) {
    inset-block: auto var(--nc-sticky-offset, 0px);
  }
  /* The line whose place tells whether it stays at the edge. */
  #line {
    position: absolute;
    inset: 0 auto auto 0;
    width: 1px;
    height: 1px;
    pointer-events: none;
  }
  :host([position='bottom']) #line {
    inset-block: auto 0;
  }
`;

import { css } from 'lit';
import { hostStyles } from '../internal/styles/host.styles.js';

/**
 * A closed panel keeps its boxes, so that what scrolls in it stays where it was. It is laid over the open one, without a
 * height: the page may have given it one.
 */
export const tabStyles = css`
  ${hostStyles}
  :host {
    display: block;
  }
  :host(:state(closed)) {
    position: absolute !important;
    inset: 0 0 auto !important;
    block-size: 0 !important;
    min-block-size: 0 !important;
    margin: 0 !important;
    padding: 0 !important;
    border: 0 !important;
    overflow: hidden !important;
  }
  [hidden] {
    display: block;
    content-visibility: hidden;
  }
  [hidden=''],
  slot[hidden] {
    display: none;
  }
  [part='panel']:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -2px;
  }
`;

import { css } from 'lit';
import { focusStyles } from '../internal/styles/focus.styles.js';
import { hostStyles } from '../internal/styles/host.styles.js';
import { backToTopStyles } from './back-to-top.styles.js';

export const scrollViewStyles = css`
  ${hostStyles}
  ${focusStyles}
  :host {
    --nc-focus-offset: -2px;
    position: relative;
    isolation: isolate;
    display: block;
    overflow: hidden;
    -webkit-overflow-scrolling: touch;
  }
  :host(:state(x)) {
    overflow-x: auto;
  }
  /* Swipers inside it leave swipes beyond their ends to it. */
  :host(:state(x)) slot {
    --_beyond: auto;
  }
  :host(:state(y)) {
    overflow-y: auto;
  }
  :host(:state(bare)) {
    scrollbar-width: none;
  }
  :host(:state(bare))::-webkit-scrollbar {
    display: none;
  }
  :host(:state(pullable)) {
    overscroll-behavior-y: contain;
  }
  @media (prefers-reduced-motion: no-preference) {
    :host(:state(smooth)) {
      scroll-behavior: smooth;
    }
  }
  ${backToTopStyles}
`;

import { css } from 'lit';
import { hostStyles } from '../internal/styles/control.styles.js';

export const navigatorStyles = css`
  ${hostStyles}
  :host {
    display: block;
  }
  a {
    display: block;
    min-height: 100%;
    border-radius: inherit;
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
    cursor: pointer;
    touch-action: manipulation;
    transition: background-color var(--nc-duration-normal, 220ms);
  }
  a:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: var(--nc-focus-offset, 2px);
  }
  /* The pressed look comes after 50 ms, so that a scroll that starts here does not flash, and fades away. */
  a:active {
    background: color-mix(in srgb, currentColor 10%, transparent);
    transition: background-color 0s 50ms;
  }
  :host([disabled]) a {
    background: none;
    cursor: not-allowed;
    /* Gray, and still to be read. */
    color: var(--nc-color-text-muted, GrayText);
    filter: grayscale(1);
  }
  @media (forced-colors: active) {
    a {
      color: LinkText;
    }
    :host([disabled]) a {
      color: GrayText;
    }
  }
`;

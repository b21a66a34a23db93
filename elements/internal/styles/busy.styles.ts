import { css } from 'lit';
import { spinStyles } from './spin.styles.js';

/** A button that thinks: a ring turns before its label. */
export const busyStyles = css`
  ${spinStyles}
  [aria-busy='true'] {
    cursor: progress;
    filter: none;
  }
  [aria-busy='true']::before {
    content: '';
    display: inline-block;
    box-sizing: border-box;
    width: 1em;
    height: 1em;
    margin-inline-end: 0.5em;
    border: 2px solid;
    border-block-end-color: transparent;
    border-radius: 50%;
    vertical-align: -0.125em;
    animation: spin 0.9s linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    [aria-busy='true']::before {
      animation-duration: 4s;
    }
  }
`;

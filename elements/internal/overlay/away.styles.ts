import { css } from 'lit';

/** A surface whose anchor is scrolled away. What has the focus keeps it, and Escape closes it as ever. */
export const awayStyles = css`
  [data-away] {
    opacity: 0 !important;
    pointer-events: none !important;
  }
  [data-away=''] {
    visibility: hidden !important;
  }
`;

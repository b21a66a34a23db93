import { css } from 'lit';

/** What a swiper in use looks like. */
export const useStyles = css`
  #scroller:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -2px;
  }
  :host(:state(dragging)) {
    cursor: grabbing;
    user-select: none;
    -webkit-user-select: none;
  }
`;

import { css } from 'lit';
import { noticeStyles } from '../internal/overlay/notice.styles.js';

export const loadingStyles = css`
  ${noticeStyles}
  #surface {
    --_background: var(--nc-loading-background, var(--nc-color-inverse, CanvasText));
    --_color: var(--nc-loading-color, var(--nc-color-on-inverse, Canvas));
  }
  /* It blocks the page, but does not hide it. */
  dialog#surface::backdrop {
    background: var(--nc-loading-backdrop, transparent);
  }
  #box {
    min-width: 6.5rem;
  }
  #box:has(.silent) {
    min-width: 0;
  }
  .silent {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

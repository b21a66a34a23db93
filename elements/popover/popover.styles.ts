import { css } from 'lit';
import { besideStyles } from '../internal/overlay/beside.styles.js';

export const popoverStyles = css`
  ${besideStyles}
  #surface {
    --_background: var(--nc-popover-background, var(--nc-color-surface-raised, Canvas));
    --_widest: var(--nc-popover-max-width, 22rem);
    color: var(--nc-popover-color, var(--nc-color-text, CanvasText));
    /* The arrow is outside. */
    overflow: visible;
  }
  #surface:popover-open {
    display: flex;
  }
  [part='content'] {
    flex: 1;
    min-width: 0;
    padding: var(--nc-popover-padding, var(--nc-space-3, 12px) var(--nc-space-4, 16px));
    border-radius: inherit;
    overflow: auto;
    overscroll-behavior: contain;
  }
  /* The arrow, which points at the anchor. */
  .arrow[data-anchored]::before {
    content: '';
    position: absolute;
    top: -7px;
    left: calc(var(--_arrow, 50%) - 7px);
    box-sizing: border-box;
    width: 13px;
    height: 13px;
    border: var(--_border);
    border-width: 1px 0 0 1px;
    background: var(--_background);
    rotate: 45deg;
    pointer-events: none;
  }
  .arrow[data-side='top']::before {
    top: auto;
    bottom: -7px;
    rotate: 225deg;
  }
  .arrow:is([data-side='left'], [data-side='right'])::before {
    top: calc(var(--_arrow, 50%) - 7px);
    left: -7px;
    rotate: -45deg;
  }
  .arrow[data-side='left']::before {
    left: auto;
    right: -7px;
    rotate: 135deg;
  }
  @media (forced-colors: active) {
    .arrow[data-anchored]::before {
      border-color: CanvasText;
    }
  }
`;

import { css } from 'lit';
import { overlayStyles } from '../overlay.styles.js';

/**
 * A box at an edge of the screen, by default the bottom. `--_away` is its position while it is closed. `--_beyond` is the
 * shadow that fills the gap at the edge when the box is dragged away from it.
 */
export const sheetStyles = css`
  ${overlayStyles}
  #surface {
    --_away: 0 100%;
    --_beyond: 0 80px;
    --_radius: 0px;
    --_time: var(--_duration, var(--nc-duration-page, 0s));
    --_curve: var(--_easing, var(--nc-easing-out, ease));
    --_top: var(--nc-safe-top, 0px);
    --_bottom: var(--nc-safe-bottom, 0px);
    --_left: max(var(--nc-space-4, 16px), var(--nc-safe-left, 0px));
    --_right: max(var(--nc-space-4, 16px), var(--nc-safe-right, 0px));
    position: fixed;
    inset: auto 0 var(--_covered, 0);
    width: 100%;
    max-height: var(--_limit);
    margin: 0 auto;
    background: var(--_background);
    box-shadow:
      var(--_beyond) 0 var(--_background),
      var(--nc-shadow-3, 0 0 transparent);
    overflow: hidden;
    opacity: 1;
    translate: var(--_away);
    transition-duration: var(--_time);
    transition-timing-function: var(--_curve);
  }
  #surface:is([open], :popover-open) {
    display: flex;
    flex-direction: column;
    translate: 0;
  }
  #surface[data-still],
  #surface[data-still]::backdrop,
  [data-still] > [part] {
    transition-property: none;
  }
  #surface::backdrop {
    transition-duration: var(--_time);
    transition-timing-function: var(--_curve);
  }
  #surface:is([open], :popover-open)::backdrop {
    opacity: var(--_dim, 1);
  }
  @starting-style {
    #surface:is([open], :popover-open) {
      opacity: 1;
      translate: var(--_away);
    }
    #surface:is([open], :popover-open)::backdrop {
      opacity: 0;
    }
  }
  :host(:state(dragging)) #surface {
    cursor: grabbing;
    user-select: none;
    -webkit-user-select: none;
  }
  /* Large enough for a finger; the negative margin keeps what is below it close. */
  [part='handle'] {
    position: relative;
    z-index: 1;
    flex: none;
    align-self: center;
    width: 96px;
    height: var(--nc-touch-target, 44px);
    margin: 0 0 -20px;
    padding: 8px 30px 0;
    border: 0;
    background: none;
    color: var(--nc-color-border-strong, GrayText);
    cursor: grab;
    touch-action: none;
  }
  [part='handle']::before {
    content: '';
    display: block;
    border: 2px solid;
    border-radius: 2px;
  }
  [part='handle']:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -4px;
    border-radius: var(--nc-radius-sm, 6px);
  }
  @media (prefers-reduced-motion: reduce) {
    #surface,
    #surface::backdrop,
    #surface > [part] {
      transition-duration: 0s !important;
    }
  }
  @media (forced-colors: active) {
    #surface {
      border: 1px solid CanvasText;
    }
  }
`;

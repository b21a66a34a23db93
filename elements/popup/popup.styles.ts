import { css } from 'lit';
import { sheetStyles } from '../internal/overlay/sheet/sheet.styles.js';

export const popupStyles = css`
  ${sheetStyles}
  #surface {
    --_background: var(--nc-popup-background, var(--nc-color-surface-raised, Canvas));
    --_limit: min(var(--nc-popup-max-height, 0.9 * var(--_screen, 100dvh)), var(--_screen, 100dvh) - var(--_covered, 0px) - var(--nc-safe-top, 0px));
    height: var(--_height, auto);
    max-width: var(--nc-popup-max-width, 40rem);
    color: var(--nc-popup-color, var(--nc-color-text, CanvasText));
  }
  #surface.top {
    --_bottom: 0px;
    --_away: 0 -100%;
    --_beyond: 0 -80px;
    inset: 0 0 auto;
  }
  #surface:is(.left, .right) {
    --_limit: none;
    inset: 0 auto var(--_covered, 0) 0;
    width: var(--nc-popup-width, min(80%, 22rem));
    height: auto;
    margin: 0;
  }
  #surface.left {
    --_away: -100% 0;
    --_beyond: -80px 0;
  }
  #surface.right {
    --_away: 100% 0;
    --_beyond: 80px 0;
    inset-inline: auto;
    left: auto;
    right: 0;
  }
  #surface.center {
    --_away: 0;
    --_beyond: 0 0;
    --_limit: min(
      var(--nc-popup-max-height, 0.9 * var(--_screen, 100dvh)),
      var(--_screen, 100dvh) - var(--_shifted, 0px) - var(--_covered, 0px) - 2 * var(--nc-space-6, 24px)
    );
    inset: var(--_shifted, 0) 0 var(--_covered, 0);
    width: var(--nc-popup-width, min(28rem, 100% - 2 * var(--nc-space-6, 24px)));
    height: fit-content;
    margin: auto;
    opacity: 0;
    scale: 0.96;
  }
  #surface.center:is([open], :popover-open) {
    opacity: 1;
    scale: 1;
  }
  @starting-style {
    #surface.center:is([open], :popover-open) {
      opacity: 0;
      scale: 0.96;
    }
  }
  #surface.round {
    --_radius: var(--nc-radius-lg, 16px);
  }
  .bottom {
    border-start-start-radius: var(--_radius);
    border-start-end-radius: var(--_radius);
  }
  .top {
    border-end-start-radius: var(--_radius);
    border-end-end-radius: var(--_radius);
  }
  .left {
    border-top-right-radius: var(--_radius);
    border-bottom-right-radius: var(--_radius);
  }
  .right {
    border-top-left-radius: var(--_radius);
    border-bottom-left-radius: var(--_radius);
  }
  .center {
    border-radius: var(--nc-radius-lg, 16px);
  }
  #surface[popover]::backdrop {
    background: none;
  }
  [part='header'] {
    flex: none;
    padding: var(--nc-space-4, 16px) var(--_right) var(--nc-space-2, 8px) var(--_left);
    font-size: var(--nc-font-size-lg, 1.1875rem);
    font-weight: var(--nc-font-weight-bold, 650);
    line-height: var(--nc-line-height-tight, 1.25);
    touch-action: none;
  }
  [part='content'] {
    flex: 1 1 auto;
    min-height: 0;
    padding: var(--nc-space-4, 16px) var(--_right) max(var(--nc-space-4, 16px), var(--_bottom)) var(--_left);
    outline-offset: -2px;
    overflow: auto;
    overscroll-behavior: contain;
    overflow-wrap: anywhere;
  }
  [part='content'] > slot {
    display: block;
  }
  /* At the top of the screen. */
  :is(.top, .left, .right) > [part='header'],
  :is(.top, .left, .right) > [hidden] + [part='content'] {
    padding-block-start: max(var(--nc-space-4, 16px), var(--_top));
  }
  [part='header']:not([hidden]) + [part='content'],
  .bottom > [part='handle'] + [hidden] + [part='content'],
  .bottom > [part='handle'] + [part='header'] {
    padding-block-start: var(--nc-space-1, 4px);
  }
  [part='content']:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
  }
  [part='footer'] {
    position: relative;
    flex: none;
    padding: var(--nc-space-3, 12px) var(--_right) max(var(--nc-space-4, 16px), var(--_bottom)) var(--_left);
    border-block-start: 1px solid var(--nc-color-border, currentColor);
    background: var(--_background);
  }
  /* While the sheet moves, it has its largest size and is partly outside of the screen: these stay at its edge. */
  :where(.bottom) > [part='footer'],
  :where(.top) > :is([part='header'], [part='content']) {
    translate: 0 var(--_lift, 0);
    transition: translate var(--_time) var(--_curve);
  }
  [part='content']:has(+ :not([hidden])) {
    padding-block-end: var(--nc-space-4, 16px);
  }
  .top > [part='handle'] {
    order: 1;
    margin: -20px 0 0;
    rotate: 180deg;
  }
  /* A background for the handle, above the content that moves beneath it. */
  .top:has(> [part='handle'])::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 24px;
    background: var(--_background);
    pointer-events: none;
  }
`;

import { css } from 'lit';
import { noticeStyles } from '../internal/overlay/notice.styles.js';

export const toastStyles = css`
  ${noticeStyles}
  #surface {
    --_background: var(--nc-toast-background, var(--nc-color-inverse, CanvasText));
    --_color: var(--nc-toast-color, var(--nc-color-on-inverse, Canvas));
  }
  #surface[data-position='top'] {
    place-content: start center;
    padding-block-start: max(
      var(--_inset),
      var(--nc-safe-top, 0px),
      var(--window-top, 0px) + var(--nc-space-3, 12px)
    );
    translate: 0 -12px;
  }
  #surface[data-position='bottom'] {
    place-content: end center;
    /* An on-screen keyboard lies over what is at the bottom of the window. */
    padding-block-end: max(
      var(--_inset),
      var(--nc-safe-bottom, 0px),
      var(--window-bottom, 0px) - var(--_covered, 0px) + var(--nc-space-3, 12px)
    );
    translate: 0 12px;
  }
  #surface:popover-open {
    translate: none;
  }
  #surface[data-anchored] {
    padding-block: var(--nc-space-3, 12px);
  }
  @starting-style {
    #surface[data-position='top']:popover-open {
      translate: 0 -12px;
    }
    #surface[data-position='bottom']:popover-open {
      translate: 0 12px;
    }
  }
  #box {
    min-width: 6.5rem;
    touch-action: none;
    user-select: none;
    transition: var(--nc-duration-fast, 0s) var(--nc-easing-out, ease);
    transition-property: translate, opacity;
  }
  /* A line rather than a box: at an edge, without a picture, or with a button. */
  #box[data-line] {
    flex-flow: wrap;
    gap: var(--nc-space-3, 12px);
    min-width: 0;
    max-width: 30rem;
    padding-block: var(--nc-space-3, 12px);
    text-align: start;
  }
  #text {
    display: contents;
  }
  /* A button that has no room beside the text wraps below it. */
  [data-line] #text {
    display: flex;
    align-items: center;
    gap: inherit;
    min-width: 0;
  }
  [part='title'] {
    min-width: 0;
  }
  svg {
    flex: none;
    width: 40px;
    height: 40px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  img {
    flex: none;
    max-width: 10rem;
    height: 3.5rem;
    object-fit: contain;
  }
  [data-line] :is(svg, .spinner) {
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    border-width: 2px;
  }
  [data-line] img {
    height: 2rem;
  }
  button {
    flex: 0 1 auto;
    min-height: var(--nc-touch-target, 44px);
    margin: calc(-1 * var(--nc-space-2, 8px)) calc(-1 * var(--nc-space-3, 12px));
    padding: 0 var(--nc-space-3, 12px);
    margin-inline-start: auto;
    border: 0;
    border-radius: var(--nc-radius-md, 10px);
    background: none;
    color: inherit;
    font: inherit;
    font-weight: var(--nc-font-weight-bold, bold);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  button:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: -4px;
  }
`;

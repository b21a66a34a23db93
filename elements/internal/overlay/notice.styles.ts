import { css } from 'lit';
import { spinStyles } from '../styles/spin.styles.js';
import { overlayStyles } from './overlay.styles.js';

/** A small box with a message above the page: toast and loading. */
export const noticeStyles = css`
  ${overlayStyles}
  ${spinStyles}
  #surface {
    --_inset: var(--nc-space-6, 24px);
    position: fixed;
    inset: var(--_shifted, 0) 0 var(--_covered, 0);
    display: grid;
    place-content: center;
    justify-items: center;
    width: auto;
    height: auto;
    max-width: none;
    max-height: none;
    margin: 0;
    padding: max(var(--_inset), var(--nc-safe-top, 0px)) max(var(--_inset), var(--nc-safe-right, 0px))
      max(var(--_inset), var(--nc-safe-bottom, 0px)) max(var(--_inset), var(--nc-safe-left, 0px));
    overflow: hidden;
    background: none;
    pointer-events: none;
  }
  #surface:not([open], :popover-open) {
    display: none;
  }
  #surface::backdrop {
    background: none;
  }
  #surface[data-mask] {
    pointer-events: auto;
  }
  #box {
    box-sizing: border-box;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: var(--nc-space-2, 8px);
    max-width: 20rem;
    padding: var(--nc-space-4, 16px) var(--nc-space-5, 20px);
    border: 1px solid transparent;
    border-radius: var(--nc-radius-lg, 16px);
    background: var(--_background, CanvasText);
    box-shadow: var(--nc-shadow-2);
    color: var(--_color, Canvas);
    text-align: center;
    overflow-wrap: anywhere;
    pointer-events: auto;
  }
  [part='title'] {
    /* Keeps the line breaks of the text. */
    white-space: pre-line;
  }
  .spinner {
    box-sizing: border-box;
    flex: none;
    width: 36px;
    height: 36px;
    margin: 2px;
    border: 3px solid;
    border-block-end-color: transparent;
    border-radius: 50%;
    animation: spin 0.9s linear infinite;
  }
  @media (forced-colors: active) {
    #box {
      border-color: CanvasText;
      background: Canvas;
      color: CanvasText;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .spinner {
      animation-duration: 4s;
    }
  }
`;

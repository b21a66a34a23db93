import { css } from 'lit';
import { awayStyles } from './away.styles.js';
import { overlayStyles } from './overlay.styles.js';

/** A box beside its anchor, where `placeAt` has put it. It grows out of the anchor. */
export const besideStyles = css`
  ${overlayStyles}
  #surface {
    --_border: 1px solid var(--nc-color-border, currentColor);
    position: fixed;
    inset: 0;
    width: max-content;
    height: fit-content;
    max-width: min(var(--_widest, 20rem), 100% - 16px);
    max-height: calc(var(--_screen, 100dvh) - 16px - var(--_covered, 0px));
    margin: auto;
    border: var(--_border);
    border-radius: var(--nc-radius-md, 10px);
    background: var(--_background);
    box-shadow: var(--nc-shadow-2);
    color: var(--nc-color-text, CanvasText);
    overflow-wrap: anywhere;
    scale: 0.96;
    transition-duration: var(--nc-duration-fast, 0s);
    transform-origin: var(--_arrow, 50%) 0;
  }
  #surface[data-side] {
    inset: var(--_y) auto auto var(--_x);
    margin: 0;
  }
  #surface:popover-open {
    scale: 1;
  }
  @starting-style {
    #surface:popover-open {
      scale: 0.96;
    }
  }
  #surface[data-side='top'] {
    transform-origin: var(--_arrow, 50%) 100%;
  }
  #surface[data-side='right'] {
    transform-origin: 0 var(--_arrow, 50%);
  }
  #surface[data-side='left'] {
    transform-origin: 100% var(--_arrow, 50%);
  }
  ${awayStyles}
  #surface::backdrop {
    background: none;
  }
  @media (forced-colors: active) {
    #surface {
      border-color: CanvasText;
    }
  }
`;

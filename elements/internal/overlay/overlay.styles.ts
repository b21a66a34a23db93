import { css } from 'lit';
import { topLayer } from '../styles/top-layer.styles.js';
import { hostStyles } from '../styles/control.styles.js';

/**
 * What all surfaces share. They appear and disappear by transitions; a browser that cannot animate into or out of the top
 * layer shows and hides them at once.
 */
export const overlayStyles = css`
  ${hostStyles}
  :host {
    display: contents;
  }
  #surface {
    box-sizing: border-box;
    padding: 0;
    border: 0;
    outline: 0;
    font: var(--nc-font-size-md, 1rem) / var(--nc-line-height, 1.5) var(--nc-font-family, inherit);
    ${topLayer}
    cursor: default;
    opacity: 0;
    transition: var(--nc-duration-normal, 0s) var(--nc-easing-out, ease);
    transition-property: opacity, scale, translate, display, overlay;
    transition-behavior: allow-discrete;
  }
  #surface:is([open], :popover-open) {
    opacity: 1;
  }
  #surface::backdrop {
    background: var(--nc-color-scrim, rgb(0 0 0 / 0.45));
    opacity: 0;
    transition: var(--nc-duration-normal, 0s) var(--nc-easing-out, ease);
    transition-property: opacity, display, overlay;
    transition-behavior: allow-discrete;
  }
  #surface:is([open], :popover-open)::backdrop {
    opacity: 1;
  }
  @starting-style {
    #surface:is([open], :popover-open),
    #surface:is([open], :popover-open)::backdrop {
      opacity: 0;
    }
  }
`;

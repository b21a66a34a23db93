import { css } from 'lit';
import { awayStyles } from '../internal/overlay/away.styles.js';
import { topLayer } from '../internal/styles/top-layer.styles.js';

export const styles = css`
  #surface {
    ${topLayer}
    position: fixed;
    inset: 0 auto auto 0;
    box-sizing: border-box;
    inline-size: var(--_width);
    max-block-size: min(0.6 * var(--_screen, 100dvh), 400px, calc(var(--_screen, 100dvh) - var(--_covered, 0px) - 16px));
    margin: 0;
    padding: var(--nc-space-1, 4px);
    border: 1px solid var(--nc-color-border, transparent);
    border-radius: var(--nc-radius-md, 10px);
    background: var(--nc-color-surface-raised, Canvas);
    box-shadow: var(--nc-shadow-2);
    color: var(--nc-color-text, CanvasText);
    overflow: hidden auto;
    overscroll-behavior: contain;
    translate: var(--_x, 0) var(--_y, 0);
    transition: opacity var(--nc-duration-fast, 0s) var(--nc-easing-out, ease);
  }
  ${awayStyles}
  @starting-style {
    #surface {
      opacity: 0;
    }
  }
  :host(:state(row)) #surface {
    --nc-radius-md: 10px;
  }
  #surface [part='option'] {
    display: block;
    inline-size: 100%;
    block-size: auto;
    min-block-size: var(--nc-touch-target, 44px);
    box-sizing: border-box;
    padding: 10px var(--nc-space-3, 12px);
    border-radius: var(--nc-radius-sm, 6px);
    color: inherit;
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  #surface [part='option'].active {
    background: var(--nc-color-primary-soft, Highlight);
    outline: 2px solid transparent;
    outline-offset: -2px;
  }
  @media (hover: hover) {
    #surface :is([part='option'], [part='forget']):hover:not(.active) {
      background: var(--nc-color-fill, transparent);
    }
  }
  .row,
  .head {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
  .head {
    padding-inline-start: var(--nc-space-3, 12px);
    color: var(--nc-color-text-muted, inherit);
    font-size: var(--nc-font-size-sm, 14px);
  }
  #surface :is(.row, .head) > button {
    grid-area: auto;
  }
  [part='forget-all'] {
    inline-size: auto;
    padding-inline: var(--nc-space-3, 12px);
    color: var(--nc-color-primary, LinkText);
    font: inherit;
  }
  @media (forced-colors: active) {
    #surface [part='option'].active {
      outline-color: Highlight;
    }
  }
`;

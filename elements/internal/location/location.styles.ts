import { css } from 'lit';
import { hostStyles } from '../styles/host.styles.js';
import { spinStyles } from '../styles/spin.styles.js';
import { unseenStyles } from '../styles/unseen.styles.js';

/** What both location screens share: they fill their box, and float buttons above the map. */
export const locationStyles = css`
  ${hostStyles}
  ${spinStyles}
  ${unseenStyles}
  :host {
    display: block;
    position: relative;
    isolation: isolate;
    height: 100%;
    min-height: 400px;
    overflow: hidden;
    container-type: size;
    background: var(--nc-color-surface, Canvas);
    color: var(--nc-color-text, CanvasText);
    font: var(--nc-font-size-md, 1rem) / var(--nc-line-height, 1.5) var(--nc-font-family, inherit);
    text-align: start;
    --_top: max(var(--nc-space-3, 12px), var(--nc-safe-top, 0px));
    --_bottom: var(--nc-safe-bottom, 0px);
    --_start: var(--nc-safe-left, 0px);
    --_end: var(--nc-safe-right, 0px);
  }
  :host(:dir(rtl)) {
    --_start: var(--nc-safe-right, 0px);
    --_end: var(--nc-safe-left, 0px);
  }
  #screen {
    position: absolute;
    inset: 0;
    display: grid;
  }
  #stage {
    position: relative;
    grid-area: stage;
    min-width: 0;
    min-height: 0;
    background: var(--nc-color-fill, Canvas);
  }
  #map {
    position: absolute;
    inset: 0;
    display: block;
    width: auto;
    height: auto;
  }
  h2,
  p {
    margin: 0;
    font: inherit;
  }
  button {
    box-sizing: border-box;
    border: 0;
    font: inherit;
    color: inherit;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  button:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: var(--nc-focus-offset, 2px);
  }
  .float {
    border: 1px solid var(--nc-color-border, transparent);
    background: var(--nc-color-surface-raised, Canvas);
    color: var(--nc-color-text, CanvasText);
    box-shadow: var(--nc-shadow-2, 0 2px 8px rgb(0 0 0 / 0.2));
    transition: background var(--nc-duration-fast, 0s);
  }
  .round {
    display: grid;
    place-items: center;
    width: var(--nc-touch-target, 44px);
    height: var(--nc-touch-target, 44px);
    padding: 0;
    border-radius: 50%;
  }
  #here {
    position: absolute;
    inset-block-end: var(--nc-space-8, 32px);
    inset-inline-end: calc(var(--nc-space-3, 12px) + var(--_here-end, var(--_end)));
    color: var(--nc-color-primary, LinkText);
  }
  #here[aria-busy='true'] nc-icon {
    animation: spin 1.2s linear infinite;
  }
  @media (hover: hover) {
    .float:hover {
      background: var(--nc-color-fill, Canvas);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    #here[aria-busy='true'] nc-icon {
      animation-duration: 4s;
    }
  }
  @media (forced-colors: active) {
    .float {
      border-color: ButtonBorder;
    }
  }
`;

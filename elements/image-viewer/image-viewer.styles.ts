import { css } from 'lit';
import { overlayStyles } from '../internal/overlay/overlay.styles.js';

/** Dark, whatever the theme: pictures are what is to be seen. */
export const imageViewerStyles = css`
  ${overlayStyles}
  #surface {
    position: fixed;
    inset: var(--_shifted, 0px) 0 auto;
    width: 100%;
    height: calc(100% - var(--_shifted, 0px) - var(--_covered, 0px));
    max-width: none;
    max-height: none;
    margin: 0;
    overflow: hidden;
    background: none;
    color: #fff;
    color-scheme: dark;
    user-select: none;
    -webkit-user-select: none;
    --nc-swiper-indicator-color: rgb(255 255 255 / 0.45);
    --nc-swiper-indicator-active-color: #fff;
    --nc-focus-ring: 2px solid #fff;
  }
  #surface::backdrop {
    background: none;
  }
  #dim {
    position: absolute;
    inset: 0;
    background: var(--nc-image-viewer-background, #000);
  }
  nc-swiper {
    position: absolute;
    inset: 0;
    block-size: auto;
    padding-block-end: var(--nc-safe-bottom, 0px);
  }
  nc-swiper-item {
    touch-action: pan-x;
  }
  :host(:state(zoomed)) nc-swiper-item {
    touch-action: none;
  }
  .frame {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
  }
  .frame > * {
    grid-area: 1 / 1;
  }
  img {
    max-width: 100%;
    max-height: 100%;
    min-height: 0;
    transform-origin: 0 0;
    -webkit-touch-callout: none;
    cursor: zoom-in;
  }
  :host(:state(zoomed)) img {
    cursor: grab;
  }
  img:not([data-state='loaded']) {
    visibility: hidden;
    position: absolute;
  }
  /* Only while it lasts: a layer of its own is not drawn anew, and would be blurred once it is larger. */
  :host(:state(moving)) img {
    will-change: transform;
  }
  .spinner {
    width: 36px;
    height: 36px;
    box-sizing: border-box;
    border: 3px solid;
    border-block-end-color: transparent;
    border-radius: 50%;
    animation: spin 0.9s linear infinite;
  }
  [part='error'] {
    display: grid;
    justify-items: center;
    gap: var(--nc-space-4, 16px);
    padding: var(--nc-space-6, 24px);
    text-align: center;
  }
  button {
    display: grid;
    place-items: center;
    min-width: var(--nc-touch-target, 44px);
    min-height: var(--nc-touch-target, 44px);
    padding: 0;
    border: 0;
    border-radius: var(--nc-radius-full, 99px);
    background: rgb(20 24 28 / 0.5);
    color: inherit;
    font: var(--nc-font-label, inherit);
    cursor: pointer;
    touch-action: manipulation;
  }
  [part='retry'] {
    padding: 0 var(--nc-space-5, 20px);
    background: rgb(255 255 255 / 0.16);
  }
  @media (hover: hover) {
    button:hover {
      background: rgb(90 96 102 / 0.7);
    }
  }
  button:focus-visible {
    outline: var(--nc-focus-ring);
    outline-offset: var(--nc-focus-offset, 2px);
  }
  [part='close'] {
    position: absolute;
    z-index: 1;
    inset-block-start: max(var(--nc-space-3, 12px), var(--nc-safe-top, 0px));
    inset-inline-end: calc(var(--nc-space-3, 12px) + var(--nc-safe-right, 0px));
  }
  svg {
    width: 24px;
    height: 24px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
  }
  [part='indicator'] {
    position: absolute;
    z-index: 1;
    inset-block-start: max(var(--nc-space-3, 12px), var(--nc-safe-top, 0px));
    inset-inline: 64px;
    display: grid;
    place-content: center;
    min-height: var(--nc-touch-target, 44px);
    pointer-events: none;
  }
  .pill {
    padding: 2px var(--nc-space-3, 12px);
    border-radius: var(--nc-radius-full, 99px);
    background: rgb(20 24 28 / 0.5);
    font-size: var(--nc-font-size-sm, 14px);
    font-variant-numeric: tabular-nums;
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @keyframes spin {
    to {
      rotate: 1turn;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .spinner {
      animation-duration: 4s;
    }
  }
  @media (forced-colors: active) {
    #dim {
      background: Canvas;
    }
    #surface {
      color: CanvasText;
      color-scheme: inherit;
    }
    button {
      border: 1px solid ButtonBorder;
    }
  }
`;

import { css } from 'lit';
import { overlayStyles } from '../internal/overlay/overlay.styles.js';

/** Dark in every theme, since the pictures are what counts. */
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

import { css } from 'lit';
import { spinStyles } from '../internal/styles/spin.styles.js';

/** The pictures and the indicator. */
export const galleryStyles = css`
  ${spinStyles}
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
  /* As large as the button that closes, and in line with it. */
  nc-swiper::part(previous),
  nc-swiper::part(next) {
    margin-inline: 8px;
    scale: 1.4;
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
    cursor: zoom-in;
  }
  :host(:state(zoomed)) img {
    cursor: grab;
  }
  img:not([data-state='loaded']) {
    visibility: hidden;
    position: absolute;
  }
  /* Only while it moves: a layer of its own is scaled without being drawn again, and would stay blurred. */
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
  [part='retry'] {
    padding: 0 var(--nc-space-5, 20px);
    background: rgb(255 255 255 / 0.16);
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
  @media (prefers-reduced-motion: reduce) {
    .spinner {
      animation-duration: 4s;
    }
  }
`;

import { css } from 'lit';
import { mediaStyles } from '../internal/media/media.styles.js';
import { hostStyles } from '../internal/styles/control.styles.js';

/** Controls lie over the picture: they are light on dark in every theme. */
export const videoStyles = css`
  ${hostStyles}
  ${mediaStyles}
  :host {
    color-scheme: dark;
    position: relative;
    isolation: isolate;
    display: inline-block;
    width: 300px;
    height: 225px;
    max-width: 100%;
    overflow: hidden;
    background: #000;
    color: #fff;
    font: var(--nc-font-size-sm, 14px) / 1.4 var(--nc-font-family, sans-serif);
    vertical-align: middle;
    user-select: none;
    -webkit-user-select: none;
  }
  video {
    position: absolute;
    inset: 0;
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
  /* What a finger may scroll: not along the drags of the player. */
  :host(:state(drags-x)) video {
    touch-action: pan-y pinch-zoom;
  }
  :host(:state(drags-y)) video {
    touch-action: pan-x pinch-zoom;
  }
  :host(:state(drags-x):state(drags-y)) video {
    touch-action: pinch-zoom;
  }
  :host(:is(:fullscreen, :popover-open)) video {
    touch-action: none;
  }
  /* Content of the page, above the picture. */
  slot {
    position: absolute;
    inset: 0;
    display: block;
    pointer-events: none;
  }
  :host(:state(idle)) {
    cursor: none;
  }
  .bars {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    padding: 24px 4px 0;
    background: linear-gradient(transparent, rgb(0 0 0 / 0.72));
    text-shadow: 0 0 2px rgb(0 0 0 / 0.6);
    transition: opacity var(--nc-duration-normal, 0s);
  }
  :host(:state(idle)) :is(.bars, [part='title']) {
    opacity: 0;
    pointer-events: none;
  }
  .bars {
    container-type: inline-size;
  }
  .row {
    display: flex;
    align-items: center;
  }
  .gap {
    flex: 1;
  }
  /* Keys and the phone itself set the volume too. */
  @container (width < 440px) {
    [part~='volume'] {
      display: none;
    }
  }
  @media (hover: none) and (pointer: coarse) {
    [part~='volume'] {
      display: none;
    }
  }
  @container (width < 340px) {
    [part~='picture-in-picture'] {
      display: none;
    }
  }
  .notices {
    position: absolute;
    inset-block-start: 12%;
    inset-inline: 8px;
    display: grid;
    justify-items: center;
    pointer-events: none;
  }
  [part='notice'] {
    padding: 4px 12px;
    border-radius: var(--nc-radius-full, 99px);
    background: rgb(0 0 0 / 0.75);
    font-variant-numeric: tabular-nums;
  }
  [part='drag'] {
    display: flex;
    align-items: center;
    gap: 6px;
    padding: 8px 14px;
    border-radius: var(--nc-radius-full, 99px);
    background: rgb(0 0 0 / 0.75);
    font-variant-numeric: tabular-nums;
  }
  .notices > * {
    grid-area: 1 / 1;
  }
  [part='notice']:empty {
    visibility: hidden;
  }
  /* The page behind, where the browser has no full screen of elements. Above what the page says of its size. */
  :host(:popover-open) {
    position: fixed !important;
    inset: 0 !important;
    width: 100vw !important;
    height: 100dvh !important;
    max-width: none !important;
    max-height: none !important;
    aspect-ratio: auto !important;
    margin: 0 !important;
    border: 0 !important;
    border-radius: 0 !important;
    padding: 0 !important;
  }
  :host(:fullscreen) {
    border-radius: 0 !important;
  }
  :host(:is(:fullscreen, :popover-open)) .bars {
    padding-inline: max(12px, var(--nc-safe-left, 0px)) max(12px, var(--nc-safe-right, 0px));
    padding-block-end: max(8px, var(--nc-safe-bottom, 0px));
  }
  [part='title'] {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 0;
    padding: 12px 12px 28px;
    background: linear-gradient(rgb(0 0 0 / 0.72), transparent);
    font-size: var(--nc-font-size-md, 16px);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    pointer-events: none;
    transition: opacity var(--nc-duration-normal, 0s);
  }
  .center {
    z-index: 1;
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    pointer-events: none;
  }
  .center > * {
    grid-area: 1 / 1;
    pointer-events: auto;
  }
  [part='loading'] {
    pointer-events: none;
  }
  [part~='center-play'] {
    inline-size: 64px;
    block-size: 64px;
    border-radius: 50%;
    background: rgb(0 0 0 / 0.55);
    --_hover: rgb(0 0 0 / 0.75);
  }
  [part~='center-play'] svg {
    inline-size: 34px;
    block-size: 34px;
  }
  [part='error'] {
    inset: 0;
    place-self: stretch;
    place-content: center;
    padding: var(--nc-space-4, 16px);
    background: rgb(0 0 0 / 0.8);
  }
  @media (forced-colors: active) {
    .bars,
    [part='title'],
    [part~='center-play'],
    [part='error'] {
      background: Canvas;
      text-shadow: none;
    }
  }
`;

import { css } from 'lit';
import { groupStyles } from '../internal/styles/group.styles.js';
import { movingMarkStyles } from '../internal/styles/moving-mark.styles.js';

/**
 * The painted row is lower than what fingers hit. Segments are equally wide as long as their words have room in that; then
 * as wide as these need; then the row scrolls. A word is never broken.
 */
export const segmentedStyles = css`
  ${groupStyles}
  ${movingMarkStyles}
  #view {
    inline-size: fit-content;
    max-inline-size: 100%;
    overflow: auto hidden;
    overscroll-behavior-inline: contain;
    scrollbar-width: none;
    border-radius: calc(var(--nc-radius-md, 10px) + 2px);
  }
  #view::-webkit-scrollbar {
    display: none;
  }
  [part='track'] {
    position: relative;
    display: grid;
    grid-auto-columns: minmax(min-content, 1fr);
    grid-auto-flow: column;
    inline-size: fit-content;
    min-inline-size: 100%;
    min-block-size: var(--nc-touch-target, 44px);
    border-block: 3px solid transparent;
    border-radius: calc(var(--nc-radius-md, 10px) + 2px);
    background: var(--nc-segmented-background, var(--nc-color-fill, ButtonFace)) padding-box;
    box-sizing: border-box;
  }
  [part~='segment'] {
    --_inset: 3px;
    position: relative;
    isolation: isolate;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--nc-space-1, 4px);
    box-sizing: border-box;
    min-inline-size: var(--nc-touch-target, 44px);
    /* Its upper and lower border reach over the transparent ones of the row. */
    margin: -3px 0;
    padding: 7px var(--nc-space-3, 12px);
    border: 0;
    background: none;
    color: var(--nc-segmented-color, var(--nc-color-text, inherit));
    font: var(--nc-font-weight-medium, 550) var(--nc-font-size-sm, 0.875rem) / var(--nc-line-height-tight, 1.25)
      var(--nc-font-family, sans-serif);
    overflow-wrap: normal;
    word-break: keep-all;
    hyphens: manual;
    -webkit-hyphens: manual;
    cursor: pointer;
    user-select: none;
    -webkit-user-select: none;
    touch-action: manipulation;
    transition: color var(--nc-duration-fast, 120ms);
  }
  :host([block]) #view {
    inline-size: auto;
  }
  :host([block]) [part~='segment'] {
    padding-inline: var(--nc-space-2, 8px);
  }
  [part~='segment-selected'] {
    color: var(--nc-segmented-selected-color, var(--nc-color-text, inherit));
  }
  [part='thumb'] {
    inset-block: 6px;
    z-index: -1;
    border-radius: calc(var(--nc-radius-md, 10px) - 2px);
    background: var(--nc-segmented-thumb-color, var(--_thumb));
    box-shadow: var(--nc-shadow-1, 0 1px 2px rgb(0 0 0 / 0.2));
  }
  /* Gray, and a text that can still be read. */
  :disabled {
    cursor: not-allowed;
    color: var(--nc-color-text-muted, GrayText);
  }
  :disabled :is(img, nc-icon) {
    opacity: var(--nc-disabled-opacity, 0.45);
  }
  :focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -5px;
    border-radius: var(--nc-radius-md, 10px);
  }
  :host(:state(user-invalid)) [part='track'] {
    box-shadow: inset 0 0 0 2px var(--nc-color-warn);
  }
  nc-icon {
    --nc-icon-size: 1.25rem;
    --nc-icon-color: currentColor;
    display: block;
  }
  img {
    display: block;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    object-fit: contain;
  }
  @media (prefers-reduced-motion: reduce) {
    [part~='segment'] {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    [part='track'] {
      border: 1px solid;
    }
    [part='thumb'] {
      forced-color-adjust: none;
      background: none;
      box-shadow: inset 0 0 0 2px Highlight;
    }
  }
`;

import { css } from 'lit';
import { sheetStyles } from '../internal/overlay/sheet/sheet.styles.js';
import { busyStyles } from '../internal/styles/busy.styles.js';

export const actionSheetStyles = css`
  ${sheetStyles}
  ${busyStyles}
  #surface {
    --_background: var(
      --nc-action-sheet-background-color,
      var(--nc-action-sheet-background, var(--nc-color-surface-raised, Canvas))
    );
    --_limit: min(0.9 * var(--_screen, 100dvh), var(--_screen, 100dvh) - var(--_covered, 0px) - var(--_top));
    --_line: 1px solid var(--nc-color-border, currentColor);
    max-width: 40rem;
    border-radius: var(--nc-radius-lg, 16px) var(--nc-radius-lg, 16px) 0 0;
    color: var(--nc-color-text, CanvasText);
  }
  /* A swipe may begin anywhere on it. */
  #surface * {
    user-select: none;
    -webkit-user-select: none;
  }
  h2 {
    flex: none;
    background: var(--_card, none);
    margin: 0;
    padding: var(--nc-space-4, 16px) var(--_right) var(--nc-space-3, 12px) var(--_left);
    color: var(--nc-action-sheet-title-color, var(--nc-color-text-muted, inherit));
    font-size: var(--nc-font-size-sm, 0.875rem);
    font-weight: normal;
    line-height: var(--nc-line-height-tight, 1.25);
    text-align: center;
    overflow-wrap: anywhere;
  }
  h2:empty {
    display: none;
  }
  #list {
    flex: 0 1 auto;
    min-height: 0;
    overflow: hidden auto;
    overscroll-behavior: contain;
  }
  button {
    box-sizing: border-box;
    width: 100%;
    min-height: 52px;
    padding: var(--nc-space-2, 8px) var(--_right) var(--nc-space-2, 8px) var(--_left);
    border: 0;
    background:
      linear-gradient(var(--_tint, transparent), var(--_tint, transparent)),
      var(--_card, none);
    color: var(--nc-color-text, ButtonText);
    font: inherit;
    line-height: var(--nc-line-height-tight, 1.25);
    overflow-wrap: anywhere;
    cursor: pointer;
    touch-action: manipulation;
  }
  [part='item'] {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--nc-space-3, 12px);
    color: var(--nc-action-sheet-item-color, var(--nc-color-text, ButtonText));
    text-align: center;
  }
  h2:not(:empty) + #list > [part='item'],
  [part='item'] + [part='item'] {
    border-block-start: var(--_line);
  }
  .start > [part='item'] {
    justify-content: start;
    text-align: start;
  }
  .destructive {
    color: var(--nc-color-warn, inherit);
  }
  [aria-busy='true']::before {
    flex: none;
    margin: 0;
  }
  .words {
    display: grid;
    gap: 2px;
    min-width: 0;
  }
  [part='description'] {
    color: var(--nc-color-text-muted, inherit);
    font-size: var(--nc-font-size-sm, 0.875rem);
  }
  [part='icon'] {
    flex: none;
    display: grid;
    width: 1.5rem;
    height: 1.5rem;
  }
  nc-icon {
    --nc-icon-size: 1.5rem;
    --nc-icon-color: currentColor;
  }
  img {
    width: 1.5rem;
    height: 1.5rem;
    object-fit: contain;
  }
  /* A check mark. */
  [aria-checked='true']::after {
    content: '';
    flex: none;
    width: 5px;
    height: 11px;
    margin-inline: auto var(--nc-space-1, 4px);
    margin-block-end: 4px;
    border: solid var(--nc-color-primary, currentColor);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  [aria-checked='true'] [part='text'] {
    font-weight: var(--nc-font-weight-medium, 550);
  }
  :disabled {
    color: var(--nc-color-text-muted, GrayText);
    cursor: default;
  }
  :disabled [part='icon'] {
    opacity: var(--nc-disabled-opacity, 0.45);
  }
  [part='cancel'] {
    flex: none;
    margin-block-start: var(--nc-action-sheet-gap, 0);
    border-block-start: var(--_none, var(--nc-space-2, 8px) solid var(--nc-color-background, GrayText));
    border-radius: var(--_corner, 0);
    min-height: var(--_low, calc(60px + var(--_bottom)));
    padding-block-end: var(--_zero, max(var(--nc-space-2, 8px), var(--_bottom)));
    color: var(--nc-action-sheet-cancel-color, var(--nc-color-text, ButtonText));
    font-weight: var(--nc-font-weight-medium, 550);
  }
  /* Two cards, where a theme gives a distance. Without one these are invalid, and the fallbacks count. */
  :host(:not(:state(box))) #surface {
    --_zero: calc(var(--nc-action-sheet-gap) * 0);
    --_card: linear-gradient(var(--_background) var(--_zero), var(--_background));
    --_corner: calc(var(--_zero) + var(--nc-radius-lg, 16px));
    --_low: calc(var(--_zero) + 56px);
    --_end: max(var(--nc-action-sheet-gap), var(--_bottom));
    --_none: var(--_zero) solid transparent;
    --_see-through: linear-gradient(transparent var(--_zero), transparent);
    --_flat: 0 0 var(--_zero) transparent;
    width: calc(100% - 2 * var(--nc-action-sheet-gap, 0px));
    padding-block-end: var(--_end, 0);
    background: var(--_see-through, var(--_background));
    box-shadow: var(
      --_flat,
      var(--_beyond) 0 var(--_background),
      var(--nc-shadow-3, 0 0 transparent)
    );
  }
  :host(:not(:state(box))) #list {
    border-end-start-radius: var(--_corner, 0);
    border-end-end-radius: var(--_corner, 0);
    background: var(--_card, none);
  }
  :host(:not(:state(box))) #list:has(+ slot) {
    padding-block-end: var(--_zero, var(--_bottom));
  }
  button:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -4px;
    border-radius: var(--nc-radius-md, 10px);
  }
  @media (hover: hover) {
    button:enabled:hover {
      --_tint: color-mix(in srgb, currentColor 6%, transparent);
    }
  }
  button:enabled:active {
    --_tint: color-mix(in srgb, currentColor 12%, transparent);
  }
  :host(:state(box)) #surface {
    --_limit: min(30rem, var(--_screen, 100dvh) - var(--_covered, 0px) - 2 * var(--nc-space-6, 24px));
    --_beyond: 0 0;
    inset: var(--_shifted, 0) 0 var(--_covered, 0);
    width: min(300px, 100% - 2 * var(--nc-space-4, 16px));
    height: fit-content;
    margin: auto;
    border: var(--_line);
    border-radius: var(--nc-radius-lg, 16px);
    opacity: 0;
    translate: 0;
    scale: 0.96;
  }
  :host(:state(box)) #surface[open] {
    opacity: 1;
    scale: 1;
  }
  @starting-style {
    :host(:state(box)) #surface[open] {
      opacity: 0;
      translate: 0;
      scale: 0.96;
    }
  }
  :host(:state(box)) [part='cancel'] {
    min-height: 52px;
    margin: 0;
    border-block-start: var(--_line);
    padding-block-end: var(--nc-space-2, 8px);
  }
  @media (pointer: fine) {
    :host(:state(box)) [part='cancel'],
    :host(:state(box)) [part='item'] {
      min-height: 44px;
    }
  }
  :host(:state(box)) #surface[data-anchored] {
    --_inside: calc(var(--nc-radius-lg, 16px) - 1px);
    inset: var(--_y, 0) auto auto var(--_x, 0);
    margin: 0;
    overflow: visible;
    transform-origin: var(--_arrow, 50%) 0;
  }
  :host(:state(box)) #surface[data-anchored][data-above] {
    transform-origin: var(--_arrow, 50%) 100%;
  }
  :host(:state(box)) #surface[data-anchored]::backdrop {
    background: none;
  }
  :host(:state(box)) [data-anchored] > :is(h2:empty + #list) {
    border-start-start-radius: var(--_inside);
    border-start-end-radius: var(--_inside);
  }
  :host(:state(box)) [data-anchored] > :is(#list:has(+ slot), [part='cancel']) {
    border-end-start-radius: var(--_inside);
    border-end-end-radius: var(--_inside);
  }
  /* The arrow, which points at the anchor. */
  :host(:state(box)) [data-anchored]::before {
    content: '';
    position: absolute;
    z-index: -1;
    top: -7px;
    left: calc(var(--_arrow, 50%) - 8px);
    width: 14px;
    height: 14px;
    border: var(--_line);
    border-width: 1px 0 0 1px;
    background: var(--_background);
    rotate: 45deg;
  }
  :host(:state(box)) [data-anchored][data-above]::before {
    top: auto;
    bottom: -7px;
    rotate: 225deg;
  }
  @media (forced-colors: active) {
    [part='item'] + [part='item'],
    [part='cancel'] {
      border-block-start: 1px solid CanvasText;
    }
  }
`;

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
    background: none;
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
    border-block-start: var(--nc-space-2, 8px) solid var(--nc-color-background, GrayText);
    min-height: calc(60px + var(--_bottom));
    padding-block-end: max(var(--nc-space-2, 8px), var(--_bottom));
    color: var(--nc-action-sheet-cancel-color, var(--nc-color-text, ButtonText));
    font-weight: var(--nc-font-weight-medium, 550);
  }
  :host(:not(:state(box))) #list:has(+ slot) {
    padding-block-end: var(--_bottom);
  }
  button:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -4px;
    border-radius: var(--nc-radius-md, 10px);
  }
  @media (hover: hover) {
    button:enabled:hover {
      background: color-mix(in srgb, currentColor 6%, transparent);
    }
  }
  button:enabled:active {
    background: color-mix(in srgb, currentColor 12%, transparent);
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

import { css } from 'lit';
import { overlayStyles } from '../../internal/overlay/overlay.styles.js';

export const panelStyles = css`
  ${overlayStyles}
  #surface {
    --_row: var(--nc-touch-target, 44px);
    position: fixed;
    inset: auto 0 var(--_covered, 0);
    width: 100%;
    max-width: none;
    max-height: calc(100dvh - var(--_covered, 0px));
    margin: 0;
    padding: 0 var(--nc-safe-right, 0px) var(--nc-safe-bottom, 0px) var(--nc-safe-left, 0px);
    border: 1px solid transparent;
    border-radius: var(--nc-radius-lg, 16px) var(--nc-radius-lg, 16px) 0 0;
    background: var(--nc-color-surface-raised, Canvas);
    box-shadow: var(--nc-shadow-3);
    color: var(--nc-color-text, CanvasText);
    overflow: hidden auto;
    overscroll-behavior: contain;
    translate: 0 100%;
    transition-timing-function: var(--_easing, var(--nc-easing-out, ease));
  }
  #surface[open] {
    translate: 0;
  }
  #surface[open]::backdrop {
    opacity: var(--_dim, 1);
  }
  #surface[data-still],
  #surface[data-still]::backdrop {
    transition-property: none;
  }
  @starting-style {
    #surface[open] {
      translate: 0 100%;
    }
  }
  header {
    display: grid;
    grid-template-columns: minmax(max-content, 1fr) auto minmax(max-content, 1fr);
    align-items: center;
    gap: var(--nc-space-2, 8px);
    padding: var(--nc-space-1, 4px) var(--nc-space-2, 8px);
    border-block-end: 1px solid var(--nc-color-border, currentColor);
  }
  /* The handle by which a sheet is swiped away. */
  .sheet > header {
    position: relative;
    padding-block-start: var(--nc-space-3, 12px);
    cursor: grab;
  }
  .sheet > header,
  .sheet > header * {
    touch-action: none;
    user-select: none;
    -webkit-user-select: none;
  }
  .sheet > header::before {
    content: '';
    position: absolute;
    inset: 6px 0 auto;
    width: 36px;
    margin-inline: auto;
    border-block-start: 4px solid var(--nc-color-border-strong, GrayText);
    border-radius: 2px;
  }
  :host(:state(dragging)) header {
    cursor: grabbing;
  }
  h2 {
    margin: 0;
    padding-block: var(--nc-space-1, 4px);
    font-size: var(--nc-font-size-md, 1rem);
    font-weight: var(--nc-font-weight-bold, 650);
    line-height: var(--nc-line-height-tight, 1.25);
    text-align: center;
    overflow-wrap: anywhere;
  }
  .middle {
    display: flex;
    align-items: center;
    justify-content: center;
  }
  [part='type'] {
    flex: none;
    padding: 0;
    line-height: 0;
  }
  [part='type'] svg {
    width: 22px;
    height: 22px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [part='type'][aria-expanded='true'] {
    color: var(--nc-color-primary, LinkText);
  }
  /* With large text on a phone there is no room for the title between the buttons. */
  @media (width < 16rem) {
    header {
      grid-template-columns: 1fr 1fr;
    }
    .middle {
      grid-area: 1 / 1 / 2 / -1;
    }
  }
  button {
    justify-self: start;
    min-width: var(--nc-touch-target, 44px);
    min-height: var(--nc-touch-target, 44px);
    padding: var(--nc-space-1, 4px) var(--nc-space-3, 12px);
    border: 1px solid transparent;
    border-radius: var(--nc-radius-md, 10px);
    background: none;
    color: var(--nc-color-text-muted, inherit);
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  [part='confirm'] {
    justify-self: end;
  }
  [part='confirm'],
  #retry {
    color: var(--nc-color-primary, LinkText);
    font-weight: var(--nc-font-weight-medium, 550);
  }
  button:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -2px;
  }
  @media (hover: hover) {
    button:hover {
      background: var(--nc-color-fill, transparent);
    }
  }
  #field {
    display: block;
    box-sizing: border-box;
    width: calc(100% - 2 * var(--nc-space-4, 16px));
    min-height: var(--nc-touch-target, 44px);
    margin: var(--nc-space-3, 12px) var(--nc-space-4, 16px) 0;
    padding: var(--nc-space-2, 8px) var(--nc-space-3, 12px);
    border: 1px solid var(--nc-color-border-strong, currentColor);
    border-radius: var(--nc-radius-md, 10px);
    background: var(--nc-color-surface, Field);
    color: var(--nc-color-text, FieldText);
    font: inherit;
    appearance: none;
  }
  #field::placeholder {
    color: var(--nc-color-text-muted, GrayText);
    opacity: 1;
  }
  #field:focus {
    border-color: var(--nc-color-primary, Highlight);
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -1px;
  }
  #field[aria-invalid='true'] {
    border-color: var(--nc-color-warn, currentColor);
  }
  #message {
    padding: var(--nc-space-1, 4px) var(--nc-space-4, 16px) 0;
    color: var(--nc-color-warn, inherit);
    font-size: var(--nc-font-size-sm, 0.875rem);
  }
  #wheels {
    position: relative;
    display: flex;
    gap: var(--nc-space-1, 4px);
    min-height: calc(5 * var(--_row));
    padding: var(--nc-space-3, 12px) var(--nc-space-4, 16px);
  }
  /* The band behind the picked rows. */
  #wheels::before {
    content: '';
    position: absolute;
    inset-inline: var(--nc-space-4, 16px);
    inset-block-start: calc(50% - var(--_row) / 2);
    height: var(--_row);
    border-radius: var(--nc-radius-md, 10px);
    background: var(--nc-color-fill);
  }
  /* Texts of any length, side by side. */
  #wheels:is(.region, .multiSelector) {
    --nc-picker-view-font-size: var(--nc-font-size-md, 1rem);
  }
  #wheels.time {
    direction: ltr;
  }
  [role='status'] {
    position: relative;
    flex: 1;
    align-self: center;
    color: var(--nc-color-text-muted, inherit);
    text-align: center;
  }
  #list {
    position: relative;
    box-sizing: border-box;
    max-height: 300px;
    padding: var(--nc-space-2, 8px);
    outline: 0;
    overflow: hidden auto;
    overscroll-behavior: contain;
  }
  /* A search must not change the height of the box. */
  .long {
    height: 300px;
    margin-block-start: var(--nc-space-2, 8px);
  }
  #none {
    display: flex;
    min-height: calc(2 * var(--_row));
  }
  [role='option'] {
    display: flex;
    align-items: center;
    gap: var(--nc-space-3, 12px);
    box-sizing: border-box;
    min-height: var(--_row);
    padding: var(--nc-space-2, 8px) var(--nc-space-3, 12px);
    border-radius: var(--nc-radius-md, 10px);
    line-height: var(--nc-line-height-tight, 1.25);
    overflow-wrap: anywhere;
    cursor: pointer;
    user-select: none;
    -webkit-user-select: none;
  }
  @media (pointer: fine) {
    [role='option'] {
      min-height: 36px;
      border-radius: var(--nc-radius-sm, 6px);
    }
  }
  @media (hover: hover) {
    [role='option']:hover {
      background: color-mix(in srgb, currentColor 6%, transparent);
    }
  }
  [role='option'].active {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
  #list:focus-visible .active {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -2px;
  }
  [aria-selected='true'] {
    color: var(--nc-color-primary, inherit);
    font-weight: var(--nc-font-weight-medium, 550);
  }
  /* A check mark. */
  [aria-selected='true']::after {
    content: '';
    flex: none;
    width: 5px;
    height: 10px;
    margin-inline: auto var(--nc-space-1, 4px);
    margin-block-end: 3px;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  /* Covers the page below a sheet that is pulled up. */
  #surface.sheet {
    box-shadow:
      0 80px 0 var(--nc-color-surface-raised, Canvas),
      var(--nc-shadow-3, 0 0 transparent);
  }
  #surface.box {
    inset: var(--_y, 0) auto auto var(--_x, 0);
    width: 22rem;
    max-width: calc(100vw - 16px);
    max-height: calc(100dvh - var(--_covered, 0px) - 16px);
    padding: 0;
    border-color: var(--nc-color-border, currentColor);
    border-radius: var(--nc-radius-lg, 16px);
    translate: 0 -8px;
  }
  #surface.box[open] {
    translate: 0;
  }
  @starting-style {
    #surface.box[open] {
      translate: 0 -8px;
    }
  }
  #surface.box::backdrop {
    background: none;
  }
  @media (forced-colors: active) {
    #surface {
      border-color: CanvasText;
    }
    #wheels::before {
      box-sizing: border-box;
      border: 1px solid Highlight;
    }
    button {
      border-color: ButtonBorder;
    }
    [role='option'].active {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

import { css } from 'lit';
import { overlayStyles } from '../overlay.styles.js';

/** The look of a `PanelElement`: its surface, its header and its buttons. */
export const panelStyles = css`
  ${overlayStyles}
  #surface {
    position: fixed;
    inset: auto 0 var(--_covered, 0);
    width: 100%;
    max-width: none;
    max-height: calc(var(--_screen, 100dvh) - var(--_covered, 0px));
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
    color: var(--nc-color-primary, LinkText);
    font-weight: var(--nc-font-weight-medium, 550);
  }
  button:disabled {
    color: var(--nc-color-text-muted, GrayText);
    cursor: default;
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
  /* Covers the page below a sheet that is pulled up. */
  #surface.sheet {
    box-shadow:
      0 80px 0 var(--nc-color-surface-raised, Canvas),
      var(--nc-shadow-3, 0 0 transparent);
  }
  #surface.box {
    inset: var(--_y, 0) auto auto var(--_x, 0);
    width: 22rem;
    max-width: calc(100% - 16px);
    max-height: calc(var(--_screen, 100dvh) - var(--_covered, 0px) - 16px);
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
    button {
      border-color: ButtonBorder;
    }
  }
`;

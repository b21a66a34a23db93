import { css } from 'lit';
import { hostStyles } from '../internal/styles/host.styles.js';

/**
 * The actions are as wide as the content has moved away, and clip what does not fit. So they need nothing opaque above
 * them, and grow when the row is pulled further.
 */
export const swipeActionStyles = css`
  ${hostStyles}
  :host {
    display: block;
    /* Fingers scroll natively, also what is around the row. A swipe prevents that while it moves the row. */
    touch-action: pan-x pan-y pinch-zoom;
  }
  #box {
    position: relative;
    overflow: clip;
    border-radius: inherit;
  }
  #content {
    background: var(--nc-swipe-action-background, none);
    translate: var(--_shift, 0px);
  }
  #box:dir(rtl) > #content {
    translate: calc(-1 * var(--_shift, 0px));
  }
  #start,
  #end {
    position: absolute;
    inset-block: 0;
    inline-size: 0;
    overflow: clip;
    display: flex;
  }
  #start {
    inset-inline-start: 0;
  }
  #end {
    inset-inline-end: 0;
    justify-content: end;
  }
  [data-side='start'] > #start {
    inline-size: var(--_shift, 0);
  }
  [data-side='end'] > #end {
    inline-size: calc(-1 * var(--_shift, 0px));
  }
  :host(:not(:state(dragging))) :is(#content, #start, #end) {
    transition: var(--nc-duration-normal, 0s) var(--nc-easing-out, ease);
    transition-property: translate, inline-size;
  }
  .row {
    flex: 1 0 auto;
    display: flex;
    block-size: 100%;
  }
  .row[data-measured] {
    flex-grow: 0;
  }
  button,
  ::slotted(*) {
    flex: 1 0 auto;
    min-inline-size: 72px;
  }
  button {
    --_fill: var(--nc-color-fill, ButtonFace);
    box-sizing: border-box;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    padding: var(--nc-space-1, 4px) var(--nc-space-4, 16px);
    border: 0;
    background: var(--_fill);
    color: var(--_on, var(--nc-color-text, ButtonText));
    font: var(--nc-font-weight-medium, 550) var(--nc-font-size-sm, 0.875rem) / var(--nc-line-height-tight, 1.25)
      var(--nc-font-family, inherit);
    white-space: nowrap;
    cursor: pointer;
    user-select: none;
    -webkit-user-select: none;
    touch-action: inherit;
  }
  .primary {
    --_fill: var(--nc-color-primary, ButtonFace);
    --_on: var(--nc-color-on-primary, ButtonText);
  }
  .success {
    --_fill: var(--nc-color-success, ButtonFace);
    --_on: var(--nc-color-on-primary, ButtonText);
  }
  .warning {
    --_fill: var(--nc-color-warning, ButtonFace);
    --_on: var(--nc-color-on-primary, ButtonText);
  }
  .warn {
    --_fill: var(--nc-color-warn, ButtonFace);
    --_on: var(--nc-color-on-warn, ButtonText);
  }
  button > nc-icon,
  button > img {
    --nc-icon-size: 1.25rem;
    --nc-icon-color: currentColor;
    width: 1.25rem;
    height: 1.25rem;
    object-fit: contain;
  }
  button:enabled:active {
    filter: brightness(0.9);
  }
  button:disabled {
    color: color-mix(in srgb, var(--_on, var(--nc-color-text, GrayText)) 50%, transparent);
    cursor: default;
  }
  button:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-color: currentColor;
    outline-offset: -5px;
    border-radius: 7px;
  }
  :host(:state(full)) [data-side='end'] > #end button:not(:last-of-type),
  :host(:state(full)) [data-side='start'] > #start button:not(:first-of-type) {
    flex-grow: 0;
    min-inline-size: 0;
    inline-size: 0;
    padding-inline: 0;
    overflow: clip;
  }
  :host(:state(dragging)) {
    cursor: grabbing;
    user-select: none;
    -webkit-user-select: none;
  }
  @media (prefers-reduced-motion: reduce) {
    :host(:not(:state(dragging))) :is(#content, #start, #end) {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    button {
      border: 1px solid ButtonBorder;
    }
    .primary:enabled {
      forced-color-adjust: none;
    }
  }
`;

import { css } from 'lit';
import { focusStyles, hostStyles } from '../internal/styles/control.styles.js';

/**
 * Track and thumb share one cell of a grid, so that percentages count in what the value beside them leaves. Everything
 * lies along the inline axis: a vertical slider is written from bottom to top.
 */
export const sliderStyles = css`
  ${hostStyles}
  ${focusStyles}
  :host {
    --_size: var(--nc-slider-block-size, 28px);
    --_travel: calc(100% - var(--_size));
    display: grid;
    grid-template: var(--nc-touch-target, 44px) / 1fr auto;
    align-items: center;
    border-radius: var(--nc-radius-sm);
    cursor: pointer;
    user-select: none;
    touch-action: pan-y pinch-zoom;
  }
  :host([vertical]) {
    writing-mode: vertical-lr;
    direction: rtl;
    display: inline-grid;
    inline-size: 200px;
    touch-action: pan-x pinch-zoom;
  }
  :host::before,
  :host::after {
    content: '';
  }
  :host::before {
    grid-area: 1 / 1;
    --_fill: var(--nc-slider-active-background-color, var(--nc-slider-active-color, var(--nc-slider-selected-color, var(--nc-color-primary, Highlight))));
    --_rest: var(--nc-slider-background-color, var(--nc-slider-color, var(--nc-color-border, GrayText)));
    --_to: calc(var(--_at, 0) * var(--_travel) + var(--_size) / 2);
    block-size: 4px;
    border-radius: 2px;
    background: linear-gradient(var(--_end, to right), var(--_fill) var(--_to), var(--_rest) 0);
  }
  :host::after,
  [part='thumb'] {
    grid-area: 1 / 1;
    box-sizing: border-box;
    inline-size: var(--_size);
    block-size: var(--_size);
    margin-inline-start: calc(var(--_at, 0) * var(--_travel));
    border: 1px solid var(--nc-color-border);
    border-radius: 50%;
    background: var(--nc-slider-fore-color, var(--nc-slider-block-color, #fff));
    box-shadow: var(--nc-shadow-1);
  }
  :host(:dir(rtl)) {
    --_end: to left;
  }
  :host([vertical]) {
    --_end: to top;
  }
  :host(:state(disabled)) {
    cursor: not-allowed;
    opacity: var(--nc-disabled-opacity, 0.45);
  }
  @media (forced-colors: active) {
    :host::before,
    :host::after,
    [part='thumb'] {
      --_fill: Highlight;
      --_rest: ButtonBorder;
      forced-color-adjust: none;
      background-color: ButtonText;
    }
  }
`;

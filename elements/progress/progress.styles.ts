import { css } from 'lit';
import { hostStyles } from '../internal/styles/control.styles.js';
import { runStyles } from '../internal/styles/run.styles.js';

/**
 * Track and bar lie on each other in one cell; the bar is as long as its clip lets it be seen. Where the page gives the
 * element a display of its own, the bar floats, two heights up from the line below the track and one down.
 */
export const progressStyles = css`
  ${hostStyles}
  :host {
    --_radius: var(--nc-progress-border-radius, 0px);
    --_stroke: var(--nc-progress-stroke-width, 6px);
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    color: var(--nc-color-text-muted, inherit);
    font-size: var(--nc-progress-font-size, var(--nc-font-size-md, 16px));
    line-height: var(--nc-line-height-tight, 1.25);
  }
  :host::before,
  :host::after {
    content: '';
    display: block;
    grid-area: 1 / 1;
    min-inline-size: var(--nc-space-4, 16px);
    height: var(--_stroke);
    border-radius: var(--_radius);
    background: var(--nc-progress-background-color, var(--nc-color-fill, #ebebeb));
  }
  :host::after {
    --_rest: calc(100% - var(--_percent, 0) * 1%);
    float: inline-start;
    width: 100%;
    margin-block-start: calc(-2 * var(--_stroke));
    translate: 0 var(--_stroke);
    background: var(--nc-progress-active-color, var(--nc-progress-color, var(--nc-color-primary, Highlight)));
    clip-path: inset(0 var(--_rest) 0 0 round var(--_radius));
  }
  :host(:dir(rtl))::after {
    clip-path: inset(0 0 0 var(--_rest) round var(--_radius));
  }
  :host(:state(indeterminate))::after {
    animation: run 1.6s var(--nc-easing-in-out, ease-in-out) infinite;
  }
  :host(:state(indeterminate):dir(rtl))::after {
    animation-direction: reverse;
  }
  [part='info'] {
    min-width: 2em;
    margin-inline-start: var(--nc-space-3, 12px);
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  ${runStyles}
  @media (prefers-reduced-motion: reduce) {
    :host(:state(indeterminate))::after {
      clip-path: none;
      animation: breathe 4s infinite;
    }
  }
  @media (forced-colors: active) {
    :host::before {
      outline: 1px solid CanvasText;
      outline-offset: -1px;
    }
    :host::after {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;

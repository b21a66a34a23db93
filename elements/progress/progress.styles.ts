import { css } from 'lit';
import { hostStyles } from '../internal/styles/control.styles.js';
import { runStyles } from '../internal/styles/run.styles.js';

/** The bar is as long as the track; its clip shows as much of it as there is progress. */
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
  #track {
    flex: 1; /* For pages that give the element a display of their own. */
    min-inline-size: var(--nc-space-4, 16px);
    height: var(--_stroke);
    border-radius: var(--_radius);
    background: var(--nc-progress-background-color, var(--nc-color-fill, #ebebeb));
  }
  #track::after {
    --_rest: calc(100% - var(--_percent, 0) * 1%);
    content: '';
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--nc-progress-active-color, var(--nc-progress-color, var(--nc-color-primary, Highlight)));
    clip-path: inset(0 var(--_rest) 0 0 round var(--_radius));
  }
  :host(:dir(rtl)) #track::after {
    clip-path: inset(0 0 0 var(--_rest) round var(--_radius));
  }
  :host(:state(indeterminate)) #track::after {
    animation: run 1.6s var(--nc-easing-in-out, ease-in-out) infinite;
  }
  :host(:state(indeterminate):dir(rtl)) #track::after {
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
    :host(:state(indeterminate)) #track::after {
      clip-path: none;
      animation: breathe 4s infinite;
    }
  }
  @media (forced-colors: active) {
    #track {
      outline: 1px solid CanvasText;
      outline-offset: -1px;
    }
    #track::after {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;

import { css } from 'lit';
import { focusStyles, hostStyles } from '../internal/styles/control.styles.js';

/**
 * A plain slider is painted, track and thumb: boxes would double what it costs to lay it out. The track is twice as long
 * as it seems, and moves beneath the thumb. A slider that has more to show is built, by `extras.styles.ts`.
 */
export const sliderStyles = css`
  ${hostStyles}
  ${focusStyles}
  :host {
    display: block;
    min-block-size: var(--nc-touch-target, 44px);
    border-radius: var(--nc-radius-sm);
    background:
      radial-gradient(
          closest-side,
          var(--nc-slider-fore-color, var(--nc-slider-block-color, #fff)) calc(100% - 2px),
          var(--nc-color-border-strong, GrayText) calc(100% - 1px),
          #0000
        )
        0 / var(--nc-slider-block-size, 28px) var(--nc-slider-block-size, 28px),
      linear-gradient(
          var(--_end, to right),
          var(
              --nc-slider-active-background-color,
              var(--nc-slider-active-color, var(--nc-slider-selected-color, var(--nc-color-primary, Highlight)))
            )
            50%,
          var(--nc-slider-background-color, var(--nc-slider-color, var(--nc-color-border, GrayText))) 0
        )
        100% / var(--_line, 200% 4px);
    background-repeat: no-repeat;
    cursor: pointer;
    user-select: none;
    touch-action: pan-y pinch-zoom;
  }
  /* Positions of a background know no reading direction. */
  :host(:dir(rtl)) {
    scale: -1 1;
  }
  :host([vertical]) {
    --_end: to top;
    --_line: 4px 200%;
    display: inline-block;
    writing-mode: vertical-lr;
    inline-size: 200px;
    scale: none;
    touch-action: pan-x pinch-zoom;
  }
  :host(:state(disabled)) {
    cursor: not-allowed;
    opacity: var(--nc-disabled-opacity, 0.45);
  }
  @media (forced-colors: active) {
    :host {
      forced-color-adjust: none;
    }
    :host(:state(disabled)) {
      --nc-color-primary: GrayText;
    }
  }
`;

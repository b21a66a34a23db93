import { css } from 'lit';
import { focusStyles, hostStyles } from '../internal/styles/control.styles.js';

/** A star is a box of 24 × 24, painted up to its share and cut to the outline. A character is drawn twice instead. */
export const rateStyles = css`
  ${hostStyles}
  ${focusStyles}
  :host {
    --_size: 24;
    --_fill: var(--nc-rate-color, light-dark(#c27c00, #f0bd63));
    --_rest: var(--nc-rate-void-color, color-mix(in srgb, var(--nc-color-border-strong, GrayText) 60%, transparent));
    --_end: right;
    display: inline-flex;
    align-items: center;
    gap: var(--_gutter, 4px);
    min-block-size: var(--nc-touch-target, 44px);
    border-radius: var(--nc-radius-sm, 6px);
    color: var(--_fill);
    vertical-align: middle;
    cursor: pointer;
    user-select: none;
    -webkit-user-select: none;
    touch-action: pan-y pinch-zoom;
  }
  :host(:dir(rtl)) {
    --_end: left;
  }
  :host(:is([readonly], :state(disabled))) {
    cursor: default;
    touch-action: auto;
  }
  :host(:state(disabled)) {
    cursor: not-allowed;
    opacity: var(--nc-disabled-opacity, 0.45);
  }
  :host(:state(user-invalid)) {
    --_rest: color-mix(in srgb, var(--nc-color-warn, currentColor) 40%, transparent);
  }
  [part='star'] {
    position: relative;
    flex: none;
    inline-size: calc(var(--_size) * 1px);
    block-size: calc(var(--_size) * 1px);
    font-size: calc(var(--_size) * 1px);
    line-height: 1;
    text-align: center;
    transition: scale var(--nc-duration-fast, 0s) var(--nc-easing-out, ease);
  }
  :host(:state(dragging)) .last,
  :host(:state(hover)) .last {
    scale: 1.12;
  }
  :host(:not(:state(character))) [part='star']::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0;
    width: 24px;
    height: 24px;
    background: linear-gradient(to var(--_end), var(--_fill) calc(var(--_share) * 100%), var(--_rest) 0);
    clip-path: var(
      --_icon,
      path(
        'M10.9 2.9a1.25 1.25 0 0 1 2.2 0l2.5 5 5.5.8a1.25 1.25 0 0 1 .7 2.1l-4 3.9.9 5.5a1.25 1.25 0 0 1-1.8 1.3L12 18.9l-4.9 2.6a1.25 1.25 0 0 1-1.8-1.3l.9-5.5-4-3.9a1.25 1.25 0 0 1 .7-2.1l5.5-.8Z'
      )
    );
    scale: calc(var(--_size) / 24);
    transform-origin: 0 0;
  }
  :host(:state(character)) [part='star']::before,
  :host(:state(character)) [part='star']::after {
    content: attr(data-character);
    position: absolute;
    inset: 0;
    white-space: nowrap;
  }
  /* A picture has colours of its own, which turn grey. */
  :host(:state(character)) [part='star']::before {
    color: var(--nc-rate-void-color, var(--nc-color-border-strong, GrayText));
    filter: grayscale(1);
    opacity: 0.6;
  }
  :host(:state(character)) [part='star']::after {
    clip-path: inset(0 calc(100% - var(--_share) * 100%) 0 0);
  }
  :host(:state(character):dir(rtl)) [part='star']::after {
    clip-path: inset(0 0 0 calc(100% - var(--_share) * 100%));
  }
  @media (forced-colors: active) {
    :host {
      --_fill: Highlight;
      --_rest: GrayText;
      forced-color-adjust: none;
    }
    :host(:state(disabled)) {
      --_fill: GrayText;
      --_rest: color-mix(in srgb, GrayText 30%, Canvas);
    }
  }
`;

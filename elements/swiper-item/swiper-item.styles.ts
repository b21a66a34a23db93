import { css } from 'lit';
import { hostStyles } from '../internal/styles/control.styles.js';

/** Where a slide lies is for its swiper to say: by `--_…` properties, which it inherits, and by states. */
export const swiperItemStyles = css`
  ${hostStyles}
  :host {
    display: block;
    overflow: hidden;
  }
  :host(:state(placed)) {
    position: absolute !important;
    inset-inline-start: calc(var(--_at) * var(--_step-inline));
    inset-block-start: calc(var(--_at) * var(--_step-block));
    inline-size: var(--_inline-size);
    block-size: var(--_block-size);
    contain: content;
  }
  :host(:state(away)) {
    visibility: hidden !important;
    content-visibility: hidden;
  }
  :host(:state(off)) {
    display: none !important;
  }
`;

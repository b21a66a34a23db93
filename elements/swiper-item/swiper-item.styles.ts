import { css, unsafeCSS } from 'lit';
import { hostStyles } from '../internal/styles/control.styles.js';

/** First place on a track, counted in slides, and how many there are. */
const FIRST = -8;
const PLACES = 72;

/** A state for each place: an element has no styles of its own that are not in the page's markup. */
const places = Array.from({ length: PLACES }, (_, index) => {
  const at = FIRST + index;
  return `:host(:state(at${at})){inset:calc(${at}*var(--_step-block)) auto auto;inset-inline-start:calc(${at}*var(--_step-inline))}`;
}).join('');

/** Where a slide lies is for its swiper to say: by states, and by `--_…` properties, which it inherits. */
export const swiperItemStyles = css`
  ${hostStyles}
  :host {
    display: block;
    overflow: hidden;
  }
  :host(:state(current)),
  :host(:state(beside)),
  :host(:state(away)) {
    position: absolute !important;
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
  ${unsafeCSS(places)}
`;

import { css, unsafeCSS } from 'lit';
import { hostStyles } from '../internal/styles/control.styles.js';

/** First place on the stretch of a track, counted in slides, and how many places there are. */
const FIRST = -8;
const PLACES = 72;

/** A state for each place: an inline style would show in the page's own markup. */
const places = Array.from({ length: PLACES }, (_, index) => {
  const at = FIRST + index;
  return `:host(:state(at${at})){inset:calc(${at}*var(--_step-block)) auto auto;inset-inline-start:calc(${at}*var(--_step-inline))}`;
}).join('');

/** The swiper positions its slides: by states, and by `--_…` properties, which they inherit. */
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

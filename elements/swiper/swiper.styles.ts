import { css } from 'lit';
import { hostStyles } from '../internal/styles/control.styles.js';

/**
 * The scroller is a native one, with a place to snap to (`#stops > i`) for each slide, or, of many and of endless ones,
 * for those around. Slides lie over them by their place on the track, so that no size is measured for it. `#slides` is
 * what moves where no browser scrolls; the track clips it, or it would give the scroller more way.
 */
export const swiperStyles = css`
  ${hostStyles}
  :host {
    display: block;
    position: relative;
    block-size: 150px;
    isolation: isolate;
  }
  #scroller {
    position: absolute;
    inset: 0;
    overflow: auto hidden;
    overflow-anchor: none;
    /* Nothing around it moves by what is left of a swipe, unless it has an end and lies in what goes the same way. */
    overscroll-behavior-x: var(--_beyond, contain);
    scroll-snap-type: inline mandatory;
    scroll-padding-inline-start: var(--_before, 0px);
    scrollbar-width: none;
    border-radius: inherit;
  }
  #track {
    --_step-inline: calc(100% / var(--_length, 1));
    --_step-block: 0%;
    --_inline-size: var(--_step-inline);
    --_block-size: 100%;
    --_margins: (var(--_before, 0px) + var(--_after, 0px));
    /* Whole px, as the offsets of scrollers: else a line of the next slide may be in sight. */
    --_extent: calc(
      round(up, (100% - var(--_margins)) / var(--_shown, 1), 1px) * var(--_length, 1) + var(--_margins)
    );
    position: relative;
    box-sizing: border-box;
    inline-size: var(--_extent);
    block-size: 100%;
    padding-inline: var(--_before, 0px) var(--_after, 0px);
    overflow: clip;
  }
  /* A size that differs by direction: the observer of the track hears when that changes. */
  #track:dir(rtl) {
    padding-block-end: 0.02px;
  }
  :host(:not([vertical])) #track {
    --_beyond: auto;
  }
  :host([circular]) #scroller {
    overscroll-behavior: contain;
  }
  #stops {
    display: flex;
    block-size: 100%;
  }
  #stops > i {
    flex: 0 0 max(var(--_step-inline), var(--_step-block));
    scroll-snap-align: start;
    scroll-snap-stop: var(--_stop, always);
  }
  /* What a server drew lies in a row, which scrolls: there are no places yet. */
  #slides {
    display: flex;
    position: absolute;
    inset: 0;
    inset-inline: var(--_before, 0px) var(--_after, 0px);
  }
  ::slotted(nc-swiper-item) {
    flex: 0 0 100%;
  }
  :host([vertical]) #scroller {
    overflow: hidden auto;
    scroll-snap-type: block mandatory;
    scroll-padding: var(--_before, 0px) 0 0;
  }
  :host([vertical]:not([circular])) #scroller {
    overscroll-behavior: auto;
  }
  :host([vertical]) #track {
    --_step-inline: 0%;
    --_step-block: calc(100% / var(--_length, 1));
    --_inline-size: 100%;
    --_block-size: var(--_step-block);
    inline-size: auto;
    block-size: var(--_extent);
    padding: var(--_before, 0px) 0 var(--_after, 0px);
  }
  :host([vertical]) :is(#stops, #slides) {
    flex-direction: column;
  }
  :host([vertical]) #slides {
    inset: var(--_before, 0px) 0 var(--_after, 0px);
  }
  :host(:state(fixed)) #scroller {
    overflow: hidden;
  }
`;

import { css } from 'lit';
import { hostStyles } from '../internal/styles/control.styles.js';
import { unseenStyles } from '../internal/styles/unseen.styles.js';

/**
 * The scroller is a native one. It snaps to stops (`#stops > i`): one for each slide, or, of many slides and of endless
 * ones, one for each place around the current slide. Slides are positioned over the stops by their places, in shares of
 * the track, so nothing has to be measured. A transform of `#slides` moves the slides without scrolling; the track clips
 * them, or they would make the scroller longer.
 */
export const swiperStyles = css`
  ${hostStyles}
  ${unseenStyles}
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
    /* What is left of a swipe does not scroll the page, except at the end of a swiper in one of the same direction. */
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
    /* Whole px, as scroll offsets are: else a line of the next slide may be in sight. */
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
  /* The size depends on the direction, so that the size observer also reports a change of the direction. */
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
  /* Slides that a server has rendered have no places yet: they form a row, which scrolls. */
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
  /* By the attribute: it holds from the first frame on, before the first update. */
  :host([disable-touch]) #scroller {
    overflow: hidden;
  }
  #scroller:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -2px;
  }
  :host(:state(dragging)) {
    cursor: grabbing;
    user-select: none;
    -webkit-user-select: none;
  }

  /* Dots, arrows and the rotation button, above the slides. */
  button {
    all: unset;
    box-sizing: border-box;
    display: grid;
    place-items: center;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  button:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -2px;
    border-radius: var(--nc-radius-sm, 6px);
  }
  #indicator {
    position: absolute;
    z-index: 1;
    inset-inline: var(--nc-touch-target, 44px);
    inset-block-end: 0;
    display: flex;
    justify-content: center;
    pointer-events: none;
  }
  ::slotted([slot='indicator']) {
    position: absolute;
    z-index: 1;
    inset-inline: 0;
    inset-block-end: var(--nc-space-2, 8px);
    inline-size: fit-content;
    justify-self: center;
  }
  [part~='dot'] {
    flex: 0 1 24px;
    min-inline-size: 10px;
    block-size: 28px;
    pointer-events: auto;
  }
  [part~='dot']::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: var(--_dot, var(--nc-swiper-indicator-color, rgb(0 0 0 / 0.3)));
    box-shadow: 0 0 0 1px rgb(255 255 255 / 0.35);
    transition: scale var(--nc-duration-fast, 120ms);
  }
  [part~='dot-active']::before {
    background: var(--_dot-active, var(--nc-swiper-indicator-active-color, #000));
  }
  [part~='dot']:hover::before {
    scale: 1.25;
  }
  :host([vertical]) #indicator {
    inset-inline: auto 0;
    inset-block: var(--nc-touch-target, 44px);
    flex-direction: column;
    align-items: center;
  }
  :host([vertical]) [part~='dot'] {
    inline-size: 28px;
    min-inline-size: 0;
    min-block-size: 10px;
    block-size: auto;
  }
  .arrow,
  [part='rotation'] {
    position: absolute;
    z-index: 1;
    inline-size: var(--nc-touch-target, 44px);
    block-size: var(--nc-touch-target, 44px);
    color: var(--_arrow, var(--nc-swiper-navigation-color, #fff));
    transition: opacity var(--nc-duration-fast, 120ms);
  }
  .arrow {
    inset-block: 0;
    margin-block: auto;
  }
  [part='previous'] {
    inset-inline-start: 4px;
  }
  [part='next'] {
    inset-inline-end: 4px;
  }
  [part='rotation'] {
    inset-block-start: 4px;
    inset-inline-end: 4px;
  }
  :host([vertical]) .arrow {
    inset-inline: 0;
    margin: 0 auto;
  }
  :host([vertical]) [part='previous'] {
    inset-block: 4px auto;
  }
  :host([vertical]) [part='next'] {
    inset-block: auto 4px;
  }
  svg {
    grid-area: 1 / 1;
    inline-size: 30px;
    block-size: 30px;
    padding: 7px;
    box-sizing: border-box;
    border-radius: 50%;
    background: rgb(20 24 28 / 0.38);
    fill: none;
    stroke: currentColor;
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
    transition: background-color var(--nc-duration-fast, 120ms);
  }
  button:hover svg,
  button:focus-visible svg {
    background: var(--_arrow-active, var(--nc-swiper-navigation-active-color, rgb(53 53 53 / 0.6)));
  }
  .arrow:dir(rtl) svg {
    scale: -1 1;
  }
  :host([vertical]) .arrow svg {
    rotate: 90deg;
    scale: none;
  }
  .arrow[aria-disabled='true'] {
    cursor: default;
  }
  .arrow[aria-disabled='true'] svg {
    opacity: 0.35;
  }
  .far,
  [part='rotation'] {
    opacity: 0;
  }
  :host(:state(near-previous)) .far[part='previous'],
  :host(:state(near-next)) .far[part='next'],
  .far:focus-visible,
  [part='rotation']:focus-visible,
  :host(:hover) [part='rotation'] {
    opacity: 1;
  }
  @media (prefers-reduced-motion: reduce) {
    .arrow,
    [part='rotation'],
    svg,
    [part~='dot']::before {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    [part~='dot']::before {
      background: Canvas;
      box-shadow: 0 0 0 1px CanvasText;
      forced-color-adjust: none;
    }
    [part~='dot-active']::before {
      background: Highlight;
    }
    svg {
      background: Canvas;
      color: ButtonText;
      border: 1px solid;
    }
  }
`;

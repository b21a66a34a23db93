import { css } from 'lit';
import { focusStyles, hostStyles } from '../internal/styles/control.styles.js';

/**
 * The scroller is as high as the wheel; pseudo-elements above and below its rows let the first and the last one reach
 * the middle. The rows of `items` are the lines of one text. A node in `#stops` and its two pseudo-elements are snap
 * points for three rows.
 */
export const pickerViewColumnStyles = css`
  ${hostStyles}
  ${focusStyles}
  :host {
    --_row: var(--nc-picker-view-item-height, var(--nc-touch-target, 44px));
    display: block;
    position: relative;
    flex: 1;
    height: calc(var(--_row) * var(--nc-picker-view-rows, 5));
    border-radius: var(--nc-radius-sm);
    color: var(--nc-picker-view-color, var(--nc-color-text));
    font-size: var(--nc-picker-view-font-size, var(--nc-font-size-lg));
    font-variant-numeric: tabular-nums;
    cursor: grab;
    user-select: none;
    -webkit-user-select: none;
  }
  :host(:focus-visible) {
    outline-offset: -2px;
  }
  :host(:state(disabled)) {
    cursor: not-allowed;
    color: var(--nc-color-text-muted, GrayText);
  }
  #scroller {
    position: absolute;
    inset: 0;
    overflow: hidden scroll;
    contain: strict;
    overflow-anchor: none;
    overscroll-behavior: contain;
    scroll-snap-type: y mandatory;
    scrollbar-width: none;
    touch-action: pan-y pinch-zoom;
    --_fade: var(--nc-picker-view-fade, 0.2);
    --_edge: calc(50% - var(--_row) / 2);
    --_near: rgb(0 0 0 / calc(0.3 + 0.7 * var(--_fade)));
    mask-image: linear-gradient(
      rgb(0 0 0 / var(--_fade)),
      var(--_near) var(--_edge),
      #000 0 calc(100% - var(--_edge)),
      var(--_near) 0,
      rgb(0 0 0 / var(--_fade))
    );
  }
  #scroller::-webkit-scrollbar {
    display: none;
  }
  :host(:state(disabled)) #scroller {
    overflow: hidden;
  }
  #scroller::before,
  #scroller::after {
    content: '';
    display: block;
    height: calc(50% - var(--_row) / 2);
  }
  #track {
    position: relative;
    overflow: clip;
  }
  :host(:state(items)) #track {
    height: calc(var(--_row) * var(--_count));
  }
  :host(:state(items)) slot {
    display: none;
  }
  #rows,
  #stops {
    position: absolute;
    inset-inline: 0;
    top: calc(var(--_row) * var(--_first));
  }
  #rows,
  ::slotted(*) {
    overflow: hidden;
    padding-inline: var(--nc-space-1);
    box-sizing: border-box;
    line-height: var(--_row);
    text-align: center;
    text-overflow: ellipsis;
    white-space: pre;
    unicode-bidi: plaintext;
  }
  ::slotted(*) {
    display: block;
    height: var(--_row);
    margin-block: 0;
    white-space: nowrap;
    scroll-snap-align: center;
  }
  #stops > *,
  #stops > ::before,
  #stops > ::after {
    content: '';
    display: block;
    width: 1px;
    height: var(--_row);
    scroll-snap-align: center;
  }
  #stops > * {
    height: calc(var(--_row) * 3);
  }
  #stops > ::after {
    margin-top: var(--_row);
  }
  @media (forced-colors: active) {
    :host {
      color: CanvasText;
    }
    :host(:state(disabled)) {
      color: GrayText;
    }
    /* No backplates behind the texts: they would cover the band. */
    #scroller {
      mask-image: none;
      forced-color-adjust: none;
    }
  }
`;

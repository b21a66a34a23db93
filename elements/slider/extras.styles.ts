import { css } from 'lit';

/**
 * A slider with more than a track and a thumb. Both are boxes in one cell of a grid, so that percentages count in what
 * the value beside them leaves. Everything lies along the inline axis: a vertical one is written from bottom to top.
 */
export const extrasStyles = css`
  :host(:state(built)) {
    --_size: var(--nc-slider-block-size, 28px);
    --_travel: calc(100% - var(--_size));
    --_fill: var(
      --nc-slider-active-background-color,
      var(--nc-slider-active-color, var(--nc-slider-selected-color, var(--nc-color-primary, Highlight)))
    );
    --_rest: var(--nc-slider-background-color, var(--nc-slider-color, var(--nc-color-border, GrayText)));
    --_rim: var(--nc-color-border-strong, GrayText);
    display: grid;
    /* The track keeps half of it: a longer value breaks into lines. */
    grid-template: minmax(var(--nc-touch-target, 44px), auto) / minmax(50%, 1fr) auto;
    /* Thumbs lie above each other, not above what the page lays over the slider. */
    isolation: isolate;
    align-items: center;
    background: none;
    scale: none;
  }
  :host(:dir(rtl):state(built)) {
    --_end: to left;
  }
  :host([vertical]:state(built)) {
    --_end: to top;
    display: inline-grid;
    grid-template: var(--nc-touch-target, 44px) / 1fr auto;
    direction: rtl;
  }
  [part='track'] {
    --_from: calc(var(--_low) * var(--_travel) + var(--_start, var(--_size) / 2));
    --_to: calc(var(--_high) * var(--_travel) + var(--_size) / 2);
    grid-area: 1 / 1;
    block-size: 4px;
    border-radius: 2px;
    background: linear-gradient(
      var(--_end, to right),
      var(--_rest) var(--_from),
      var(--_fill) 0 var(--_to),
      var(--_rest) 0
    );
  }
  [part='thumb'] {
    grid-area: 1 / 1;
    box-sizing: border-box;
    inline-size: var(--_size);
    block-size: var(--_size);
    margin-inline-start: calc(var(--_x, 0) * var(--_travel));
    border: 1px solid var(--_rim);
    border-radius: 50%;
    background: var(--nc-slider-fore-color, var(--nc-slider-block-color, #fff));
    z-index: 1;
  }
  [part='thumb']:focus-visible {
    z-index: 2;
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: var(--nc-focus-offset, 2px);
  }
  [part='value'] {
    padding-inline-start: var(--nc-space-2, 8px);
    color: var(--nc-slider-value-color, var(--nc-color-text-muted));
    font-variant-numeric: tabular-nums;
    text-align: end;
    unicode-bidi: plaintext;
  }
  /* Room for the longest value, so that the track does not move while a thumb does. */
  [part='value']::after {
    content: attr(data-longest);
    display: block;
    block-size: 0;
    visibility: hidden;
  }
  :host([vertical]) [part='value'] {
    writing-mode: horizontal-tb;
    direction: ltr;
    padding: 0 0 var(--nc-space-2, 8px);
    text-align: center;
    white-space: nowrap;
  }
  .mark {
    grid-area: 1 / 1;
    display: flex;
    justify-content: center;
    inline-size: 0;
    margin-inline-start: calc(var(--_x, 0) * var(--_travel) + var(--_size) / 2);
    color: var(--nc-color-text-muted);
    white-space: nowrap;
    pointer-events: none;
  }
  [part='tick'] {
    flex: none;
    inline-size: 2px;
    block-size: 6px;
    margin-block-start: calc(var(--_size) + 10px);
    border-radius: 1px;
    background: var(--_rim);
  }
  .label {
    grid-row: 2;
  }
  /* Those at the ends stay within the slider; short ones are in the middle all the same. */
  :host(:not([vertical])) .first {
    justify-content: start;
    margin-inline-start: 0;
  }
  :host(:not([vertical])) .last {
    justify-content: end;
    margin-inline-start: 100%;
  }
  [part='label'],
  [part='bubble'] {
    font-size: var(--nc-font-size-xs, 12px);
    line-height: 20px;
    writing-mode: horizontal-tb;
    direction: ltr;
    unicode-bidi: plaintext;
  }
  [part='label'] {
    flex: none;
    min-inline-size: var(--_size);
    text-align: center;
  }
  :host([vertical]) [part='label'] {
    min-inline-size: 0;
    padding-inline-start: 4px;
  }
  [part='bubble'] {
    position: absolute;
    z-index: 3;
    translate: 0 calc(-100% - var(--_size) / 2 - 6px);
    padding: 4px 10px;
    border-radius: var(--nc-radius-sm, 6px);
    background: var(--nc-color-inverse, CanvasText);
    color: var(--nc-color-on-inverse, Canvas);
    font-size: var(--nc-font-size-sm, 14px);
    font-variant-numeric: tabular-nums;
  }
  :host([vertical]) [part='bubble'] {
    translate: calc(-50% - var(--_size) / 2 - 10px) -50%;
  }
  @media (forced-colors: active) {
    [part='tick'] {
      background: CanvasText;
    }
    [part='value'],
    .mark {
      forced-color-adjust: auto;
    }
    [part='bubble'] {
      border: 1px solid;
    }
  }
`;

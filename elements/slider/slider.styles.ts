import { css } from 'lit';
import { focusStyles, hostStyles } from '../internal/styles/control.styles.js';
import { notesStyles } from '../internal/styles/notes.styles.js';

/**
 * A plain slider paints its track and its thumb as backgrounds: boxes would double the cost of its layout. The painted
 * track is twice as long as the slider and moves with the thumb.
 */
export const sliderStyles = css`
  ${hostStyles}
  ${focusStyles}
  :host {
    display: block;
    min-inline-size: calc(3 * var(--nc-slider-block-size, 28px));
    min-block-size: var(--nc-touch-target, 44px);
    border-radius: var(--nc-radius-sm);
    background-image:
      radial-gradient(
        closest-side,
        var(--nc-slider-fore-color, var(--nc-slider-block-color, #fff)) calc(100% - 2px),
        var(--nc-color-border-strong, GrayText) calc(100% - 1px),
        #0000
      ),
      linear-gradient(
        var(--_end, to right),
        var(
            --nc-slider-active-background-color,
            var(--nc-slider-active-color, var(--nc-slider-selected-color, var(--nc-color-primary, Highlight)))
          )
          50%,
        var(--nc-slider-background-color, var(--nc-slider-color, var(--nc-color-border, GrayText))) 0
      );
    background-position: 0, 100%;
    background-size:
      var(--nc-slider-block-size, 28px) var(--nc-slider-block-size, 28px),
      var(--_line, 200% 4px);
    background-repeat: no-repeat;
    cursor: pointer;
    user-select: none;
    touch-action: pan-y pinch-zoom;
  }
  /* The position of a background does not turn with the direction of the text. */
  :host(:dir(rtl)) {
    scale: -1 1;
  }
  :host([vertical]) {
    --_end: to top;
    --_line: 4px 200%;
    display: inline-block;
    writing-mode: vertical-lr;
    inline-size: 200px;
    block-size: fit-content; /* No grid stretches it. */
    scale: none;
    touch-action: pan-x pinch-zoom;
  }
  :host(:state(disabled)) {
    cursor: not-allowed;
  }
  /* Its numbers can still be read. */
  :host(:state(disabled):not(:state(built))),
  :host(:state(disabled)) :is([part='track'], [part='thumb'], [part='tick']) {
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

  /*
   * A slider that shows more than a track and one thumb is built of parts. Track and thumbs are boxes in one cell of a
   * grid, so that percentages are those of the space that the value beside them leaves. All lengths run along the inline
   * axis: a vertical slider is written from bottom to top.
   */
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
    /* The track keeps half of the width: a longer value wraps. */
    grid-template: minmax(var(--nc-touch-target, 44px), auto) / minmax(50%, 1fr) auto;
    /* The z-indexes of the thumbs order them among each other, not against the page. */
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
  .notes {
    grid-area: 3 / 1 / 4 / -1;
  }
  :host([vertical]) .notes {
    writing-mode: horizontal-tb;
    direction: ltr;
    unicode-bidi: plaintext;
  }
  ${notesStyles}
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
  /* Labels at the ends stay within the slider; short ones are centered as the others. */
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

import { css } from 'lit';

/** What only some sliders have: two thumbs, a bubble, marks. */
export const extrasStyles = css`
  :host(:state(range))::after {
    display: none;
  }
  :host(:state(range))::before {
    --_from: calc(var(--_low, 0) * var(--_travel) + var(--_size) / 2);
    background: linear-gradient(
      var(--_end, to right),
      var(--_rest) var(--_from),
      var(--_fill) 0 var(--_to),
      var(--_rest) 0
    );
  }
  [part='value'] {
    min-inline-size: 3ch;
    padding-inline-start: var(--nc-space-2, 8px);
    color: var(--nc-slider-value-color, var(--nc-color-text-muted));
    font-variant-numeric: tabular-nums;
    text-align: end;
    unicode-bidi: plaintext;
  }
  :host([vertical]) [part='value'] {
    writing-mode: horizontal-tb;
    direction: ltr;
    padding: 0 0 var(--nc-space-2, 8px);
    text-align: center;
  }
  [part='thumb'] {
    margin-inline-start: calc(var(--_x, 0) * var(--_travel));
  }
  [part='thumb']:focus-visible {
    z-index: 1;
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: var(--nc-focus-offset, 2px);
  }
  .mark {
    grid-area: 1 / 1;
    display: flex;
    justify-content: center;
    inline-size: 0;
    margin-inline-start: calc(var(--_x, 0) * var(--_travel) + var(--_size) / 2);
    color: var(--nc-color-text-muted);
    font-size: var(--nc-font-size-xs, 12px);
    white-space: nowrap;
    pointer-events: none;
  }
  [part='tick'] {
    flex: none;
    inline-size: 2px;
    block-size: 6px;
    margin-block-start: calc(var(--_size) + 10px);
    border-radius: 1px;
    background: var(--nc-color-border-strong, GrayText);
  }
  .label {
    grid-row: 2;
  }
  [part='label'],
  [part='bubble'] {
    line-height: 20px;
    writing-mode: horizontal-tb;
    direction: ltr;
    unicode-bidi: plaintext;
  }
  :host([vertical]) [part='label'] {
    padding-inline-start: 4px;
  }
  [part='bubble'] {
    position: absolute;
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
      forced-color-adjust: none;
    }
    [part='bubble'] {
      border: 1px solid;
    }
  }
`;

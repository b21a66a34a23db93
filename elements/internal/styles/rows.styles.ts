import { css } from 'lit';
import { hostStyles } from './host.styles.js';

/**
 * Rows below each other (`[part='rows']`), with lines between those that are shown: what is behind them shows through
 * the gaps.
 */
export const rowsStyles = css`
  ${hostStyles}
  :host {
    --_to: right;
    display: block;
  }
  :host(:dir(rtl)) {
    --_to: left;
  }
  [part='rows'] {
    display: flex;
    flex-direction: column;
    gap: 1px;
    background: linear-gradient(
      to var(--_to),
      var(--nc-color-surface, Canvas) var(--nc-rows-line-start, 16px),
      var(--nc-color-border, GrayText) 0
    );
  }
  [part='rows']::slotted(*) {
    background-color: var(--nc-cell-background, var(--nc-color-surface, Canvas));
  }
  :host([inset]) [part='rows'] {
    overflow: clip;
    margin-inline: var(--nc-rows-inset, var(--nc-space-4, 16px));
    border-radius: var(--nc-radius-lg, 16px);
  }
  @media (forced-colors: active) {
    :host([inset]) [part='rows'] {
      border: 1px solid CanvasText;
    }
    [part='rows'] {
      background: CanvasText;
      forced-color-adjust: none;
    }
    [part='rows']::slotted(*) {
      background-color: Canvas;
      forced-color-adjust: auto;
    }
  }
`;

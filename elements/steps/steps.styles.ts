import { css } from 'lit';
import { hostStyles } from '../internal/styles/host.styles.js';
import { unseenStyles } from '../internal/styles/unseen.styles.js';

export const stepsStyles = css`
  ${hostStyles}
  ${unseenStyles}
  :host {
    --_mark: 1.75rem;
    display: block;
    color: var(--nc-color-text, inherit);
    font-size: var(--nc-font-size-sm, 14px);
    line-height: 1.25rem;
  }
  ol {
    display: flex;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    position: relative;
    flex: 1 1 0;
    min-width: 0;
  }
  button,
  .step {
    box-sizing: border-box;
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 6px;
    width: 100%;
    min-height: var(--nc-touch-target, 44px);
    padding: 0 4px;
    border: 0;
    border-radius: var(--nc-radius-md, 10px);
    background: none;
    color: inherit;
    font: inherit;
    text-align: center;
    overflow-wrap: anywhere;
  }
  button {
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  button:disabled {
    cursor: not-allowed;
  }
  button:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: var(--nc-focus-offset, 2px);
  }
  /* From this mark to the next one. */
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block-start: calc(var(--_mark) / 2 - 1px);
    inset-inline: calc(50% + var(--_mark) / 2 + 6px) calc(var(--_mark) / 2 - 50% + 6px);
    border-block-start: 2px solid var(--nc-color-border, GrayText);
  }
  li[data-status='finish']:not(:last-child)::before {
    border-color: var(--nc-steps-color, var(--nc-color-primary, Highlight));
  }
  [part='mark'] {
    box-sizing: border-box;
    flex: none;
    width: var(--_mark);
    height: var(--_mark);
    border: 0.125rem solid var(--_line, var(--nc-color-border-strong, GrayText));
    border-radius: 50%;
    background-color: var(--_fill, transparent);
    color: var(--_on-fill, var(--nc-color-text-muted, inherit));
    font-weight: var(--nc-font-weight-bold, 650);
    line-height: calc(var(--_mark) - 0.25rem);
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  [part='title'] {
    display: block;
    color: var(--nc-color-text-muted, inherit);
  }
  [aria-current] [part='title'],
  [data-status='process'] [part='title'],
  [data-status='finish'] [part='title'] {
    color: inherit;
  }
  [aria-current] [part='title'] {
    font-weight: var(--nc-font-weight-bold, 650);
  }
  [part='description'] {
    display: block;
    color: var(--nc-color-text-muted, inherit);
    font-size: 0.75rem;
    line-height: 1.125rem;
  }
  [data-status='process'] {
    --_line: var(--nc-steps-color, var(--nc-color-primary, Highlight));
    --_fill: var(--_line);
    --_on-fill: var(--nc-color-on-primary, HighlightText);
  }
  [data-status='finish'] {
    --_line: var(--nc-steps-color, var(--nc-color-primary, Highlight));
    --_on-fill: var(--_line);
  }
  [data-status='error'] {
    --_line: var(--nc-color-warn, CanvasText);
    --_on-fill: var(--_line);
  }
  [data-status='error'] [part='title'] {
    color: var(--nc-color-warn, inherit);
  }
  svg {
    width: 1rem;
    height: 1rem;
    margin: 0.25rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.6;
    stroke-linecap: round;
    stroke-linejoin: round;
    vertical-align: top;
  }
  @media (hover: hover) {
    button:enabled:hover {
      background-color: var(--nc-color-fill, transparent);
    }
  }
  :host([vertical]) ol {
    display: block;
  }
  :host([vertical]) :is(button, .step) {
    flex-direction: row;
    align-items: flex-start;
    gap: var(--nc-space-3, 12px);
    padding: 0;
    text-align: start;
  }
  :host([vertical]) li:not(:last-child) {
    padding-block-end: var(--nc-space-4, 16px);
  }
  :host([vertical]) li:not(:last-child)::before {
    inset: calc(var(--_mark) + 4px) auto 4px calc(var(--_mark) / 2 - 1px);
    border-block-start: 0;
    border-inline-start: 2px solid var(--nc-color-border, GrayText);
  }
  :host([vertical]) li:not(:last-child):dir(rtl)::before {
    inset-inline: calc(var(--_mark) / 2 - 1px) auto;
  }
  :host([vertical]) li[data-status='finish']:not(:last-child)::before {
    border-color: var(--nc-steps-color, var(--nc-color-primary, Highlight));
  }
  :host([vertical]) [part='title'] {
    padding-block-start: calc((var(--_mark) - 1.25rem) / 2);
  }
  @media (forced-colors: active) {
    [data-status='process'] [part='mark'] {
      forced-color-adjust: none;
    }
  }
`;

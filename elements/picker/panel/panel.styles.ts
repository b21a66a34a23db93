import { css } from 'lit';
import { panelStyles } from '../../internal/overlay/panel/panel.styles.js';

export const pickerPanelStyles = css`
  ${panelStyles}
  #surface {
    --_row: var(--nc-touch-target, 44px);
  }
  [part='type'] {
    flex: none;
    padding: 0;
    line-height: 0;
  }
  [part='type'] svg {
    width: 1.375rem;
    height: 1.375rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [part='type'][aria-expanded='true'] {
    color: var(--nc-color-primary, LinkText);
  }
  #retry {
    color: var(--nc-color-primary, LinkText);
    font-weight: var(--nc-font-weight-medium, 550);
  }
  #field {
    display: block;
    box-sizing: border-box;
    width: calc(100% - 2 * var(--nc-space-4, 16px));
    min-height: var(--nc-touch-target, 44px);
    margin: var(--nc-space-3, 12px) var(--nc-space-4, 16px) 0;
    padding: var(--nc-space-2, 8px) var(--nc-space-3, 12px);
    border: 1px solid var(--nc-color-border-strong, currentColor);
    border-radius: var(--nc-radius-md, 10px);
    background: var(--nc-color-surface, Field);
    color: var(--nc-color-text, FieldText);
    font: inherit;
    appearance: none;
  }
  #field::placeholder {
    color: var(--nc-color-text-muted, GrayText);
    opacity: 1;
  }
  #field:focus {
    border-color: var(--nc-color-primary, Highlight);
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -1px;
  }
  #field[aria-invalid='true'] {
    border-color: var(--nc-color-warn, currentColor);
  }
  #message {
    padding: var(--nc-space-1, 4px) var(--nc-space-4, 16px) 0;
    color: var(--nc-color-warn, inherit);
    font-size: var(--nc-font-size-sm, 0.875rem);
  }
  #wheels {
    position: relative;
    display: flex;
    gap: var(--nc-space-1, 4px);
    min-height: calc(5 * var(--_row));
    padding: var(--nc-space-3, 12px) var(--nc-space-4, 16px);
  }
  /* The band behind the picked rows. */
  #wheels::before {
    content: '';
    position: absolute;
    inset-inline: var(--nc-space-4, 16px);
    inset-block-start: calc(50% - var(--_row) / 2);
    height: var(--_row);
    border-radius: var(--nc-radius-md, 10px);
    background: var(--nc-color-fill);
  }
  /* Texts of any length, side by side. */
  #wheels:is(.region, .multiSelector),
  #wheels.time:has(> :nth-child(3)) {
    --nc-picker-view-font-size: var(--nc-font-size-md, 1rem);
  }
  #wheels.time {
    direction: ltr;
  }
  [role='status'] {
    position: relative;
    flex: 1;
    align-self: center;
    color: var(--nc-color-text-muted, inherit);
    text-align: center;
  }
  #list {
    position: relative;
    box-sizing: border-box;
    max-height: 300px;
    padding: var(--nc-space-2, 8px);
    outline: 0;
    overflow: hidden auto;
    overscroll-behavior: contain;
  }
  /* A search must not change the height of the box. */
  .long {
    height: 300px;
    margin-block-start: var(--nc-space-2, 8px);
  }
  #none {
    display: flex;
    min-height: calc(2 * var(--_row));
  }
  [role='option'] {
    display: flex;
    align-items: center;
    gap: var(--nc-space-3, 12px);
    box-sizing: border-box;
    min-height: var(--_row);
    padding: var(--nc-space-2, 8px) var(--nc-space-3, 12px);
    border-radius: var(--nc-radius-md, 10px);
    line-height: var(--nc-line-height-tight, 1.25);
    overflow-wrap: anywhere;
    cursor: pointer;
    user-select: none;
    -webkit-user-select: none;
  }
  @media (pointer: fine) {
    [role='option'] {
      min-height: 36px;
      border-radius: var(--nc-radius-sm, 6px);
    }
  }
  @media (hover: hover) {
    [role='option']:hover {
      background: color-mix(in srgb, currentColor 6%, transparent);
    }
  }
  [role='option'].active {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
  #list:focus-visible .active {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -2px;
  }
  [role='option'][aria-selected='true'] {
    color: var(--nc-color-primary, inherit);
    font-weight: var(--nc-font-weight-medium, 550);
  }
  /* A check mark. */
  [role='option'][aria-selected='true']::after {
    content: '';
    flex: none;
    width: 5px;
    height: 10px;
    margin-inline: auto var(--nc-space-1, 4px);
    margin-block-end: 3px;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  @media (forced-colors: active) {
    #wheels::before {
      box-sizing: border-box;
      border: 1px solid Highlight;
    }
    [role='option'].active {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

import { css } from 'lit';
import { hostStyles } from '../internal/styles/control.styles.js';

export const pickerViewStyles = css`
  ${hostStyles}
  :host {
    display: block;
    position: relative;
  }
  [part='columns'] {
    position: relative;
    display: flex;
    height: calc(var(--nc-picker-view-item-height, var(--nc-touch-target, 44px)) * var(--nc-picker-view-rows, 5));
    /* If the page sets a height on the host, the columns fill it; otherwise percentages have no effect. */
    min-height: 100%;
    max-height: 100%;
  }
  ::slotted(nc-picker-view-column) {
    height: auto;
  }
  [part~='indicator'] {
    position: absolute;
    inset: 0;
    box-sizing: border-box;
    height: var(--nc-picker-view-item-height, var(--nc-touch-target, 44px));
    margin-block: auto;
    border-radius: var(--nc-radius-md, 10px);
    background: var(--nc-picker-view-indicator-background, var(--nc-color-fill));
  }
  [part~='mask'] {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  @media (forced-colors: active) {
    [part~='indicator'] {
      border: 1px solid Highlight;
    }
  }
`;

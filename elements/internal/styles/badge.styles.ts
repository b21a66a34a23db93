import { css } from 'lit';
import { unseenStyles } from './unseen.styles.js';

/** The marks of `badge.ts`, at the upper end of what they stand in. */
export const badgeStyles = css`
  ${unseenStyles}
  [part='badge'],
  [part='dot'] {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-start: calc(50% + 4px);
    border-radius: var(--nc-radius-full, 99px);
    background: var(--nc-color-warn, #c0282d);
    color: var(--nc-color-on-warn, #fff);
    /* Tells the mark from a bar of the same colour. */
    box-shadow: 0 0 0 1px var(--nc-color-on-warn, #fff);
    pointer-events: none;
  }
  [part='badge'] {
    box-sizing: border-box;
    min-width: 16px;
    padding: 0 4px;
    font: 600 11px/16px var(--nc-font-family, sans-serif);
    text-align: center;
    white-space: nowrap;
  }
  [part='dot'] {
    width: 8px;
    height: 8px;
  }
  @media (forced-colors: active) {
    [part='badge'],
    [part='dot'] {
      outline: 1px solid;
    }
  }
`;

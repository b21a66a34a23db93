import { css } from 'lit';

/** A number, a short text or a dot that marks something. Its colors are `--_fill` and `--_on-fill`. */
export const markStyles = css`
  [part='badge'],
  [part='dot'] {
    border-radius: var(--nc-radius-full, 99px);
    background-color: var(--_fill, var(--nc-color-warn, #c0282d));
    color: var(--_on-fill, var(--nc-color-on-warn, #fff));
    /* Tells the mark from a bar of the same color. */
    box-shadow: 0 0 0 1px var(--_on-fill, var(--nc-color-on-warn, #fff));
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

import { css } from 'lit';

/** A row (`.row`): icon, title above a second line, value. Whoever uses it draws what is at its end, in the fourth column. */
export const rowStyles = css`
  .row {
    display: grid;
    grid-template: auto auto / auto minmax(0, 1fr) fit-content(50%) auto;
    align-content: center;
    align-items: start;
    box-sizing: border-box;
    width: 100%;
    min-height: var(--nc-cell-min-height, var(--nc-touch-target, 44px));
    margin: 0;
    padding: var(--nc-space-3, 12px) var(--nc-space-4, 16px);
    border: 0;
    background: none;
    color: inherit;
    font: var(--nc-font-size-md, 16px) / 1.5 var(--nc-font-family, sans-serif);
    text-align: start;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  .row > slot {
    display: block;
    min-width: 0;
  }
  .row slot[name='icon'] {
    grid-area: 1 / 1 / 3 / 2;
  }
  .row nc-icon,
  .row slot[name='icon']::slotted(*) {
    display: block;
    margin-inline-end: var(--nc-space-3, 12px);
  }
  .row [part='title'] {
    grid-area: 1 / 2;
    padding-inline-end: var(--nc-space-3, 12px);
  }
  .row [part='label'] {
    grid-area: 2 / 2;
    padding-inline-end: var(--nc-space-3, 12px);
    color: var(--nc-color-text-muted);
    font-size: var(--nc-font-size-sm, 14px);
  }
  .row [part='value'] {
    grid-area: 1 / 3 / 3 / 4;
    color: var(--nc-color-text-muted);
    text-align: end;
  }
  a.row,
  button.row {
    cursor: pointer;
    touch-action: manipulation;
    transition: background-color var(--nc-duration-normal, 220ms);
  }
  .row:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -2px;
  }
  @media (hover: hover) {
    :is(a, button).row:hover {
      background: color-mix(in srgb, currentColor 4%, transparent);
    }
  }
  /* The pressed look comes after 20 ms, so that a scroll that starts here does not flash, and fades away. */
  :is(a, button).row:active {
    background: color-mix(in srgb, currentColor 10%, transparent);
    transition: background-color 0s 20ms;
  }
  :host([disabled]) .row {
    background: none;
    color: var(--nc-color-text-muted, GrayText);
    cursor: not-allowed;
  }
  @media (prefers-reduced-motion: reduce) {
    .row {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    a.row {
      color: LinkText;
    }
    :host([disabled]) .row,
    :host([disabled]) .row slot {
      color: GrayText;
    }
  }
`;

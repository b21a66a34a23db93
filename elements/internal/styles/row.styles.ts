import { css } from 'lit';

/**
 * A row (`.row`): icon, title above a second line, value. The element draws what is at its end, in the fourth column.
 * It looks pressed after 20 ms, so that a scroll that starts on it does not flash, and the look fades away.
 */
export const rowStyles = css`
  :host {
    display: block;
    background: var(--nc-cell-background, var(--nc-color-surface, Canvas));
    color: var(--nc-cell-color, var(--nc-color-text, CanvasText));
  }
  .row {
    display: grid;
    grid-template: auto auto / auto minmax(0, 1fr) fit-content(60%) auto;
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
  /* Not icon and arrow: most rows have none. */
  .row [part],
  .row nc-icon,
  .row > ::slotted(*) {
    grid-row: 1 / 3;
    min-width: 0;
  }
  .row [part],
  .row nc-icon,
  .row > :not([name='icon'])::slotted(*) {
    display: block;
  }
  [name='icon'][data-filled] {
    display: flex;
    align-items: start;
    grid-row: 1 / 3;
  }
  nc-icon,
  [data-filled][name='icon'],
  [name='icon']:not([data-filled])::slotted(*) {
    margin-inline-end: var(--nc-space-3, 12px);
  }
  .row [part='title'],
  .row [part='label'] {
    grid-area: 1 / 2;
    padding-inline-end: var(--nc-space-3, 12px);
  }
  .row [part='label'] {
    grid-row: 2;
    font-size: var(--nc-font-size-sm, 14px);
  }
  [part='label'],
  [part='value'] {
    color: var(--nc-color-text-muted);
  }
  [part='value'] {
    grid-column: 3;
    text-align: end;
  }
  /* A number that is written from left to right stands at the edge of the row's other texts all the same. */
  .row :is([part], [part] slot)::slotted(:is([dir], bdi):not(input, textarea, select)) {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  a,
  button {
    cursor: pointer;
    touch-action: manipulation;
    transition: background-color var(--nc-duration-normal, 220ms);
  }
  .row:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -2px;
  }
  @media (hover: hover) {
    :is(a, button):hover {
      background: color-mix(in srgb, currentColor 4%, transparent);
    }
  }
  :is(a, button):active {
    background: color-mix(in srgb, currentColor 10%, transparent);
    transition: background-color 0s 20ms;
  }
  :host([disabled]) .row {
    background: none;
    color: var(--nc-color-text-muted, GrayText);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    :host([disabled]) slot {
      color: GrayText;
    }
  }
`;

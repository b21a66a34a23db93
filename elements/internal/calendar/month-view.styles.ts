import { css } from 'lit';

/** The look of a `MonthView`. */
export const monthViewStyles = css`
  .bar {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    padding-block-end: var(--nc-space-1, 4px);
  }
  .bar button {
    box-sizing: border-box;
    min-width: var(--nc-touch-target, 44px);
    min-height: var(--nc-touch-target, 44px);
    margin: 0;
    padding: var(--nc-space-1, 4px) var(--nc-space-3, 12px);
    border: 1px solid transparent;
    border-radius: var(--nc-radius-md, 10px);
    background: none;
    color: inherit;
    font: inherit;
    line-height: var(--nc-line-height-tight, 1.25);
    cursor: pointer;
    touch-action: manipulation;
  }
  .bar [part='month'] {
    justify-self: center;
    font-weight: var(--nc-font-weight-bold, 650);
  }
  /* An arrow that points down, or up. */
  .bar [part='month']::after {
    content: '';
    display: inline-block;
    width: 6px;
    height: 6px;
    margin-inline: 8px 2px;
    border: solid var(--nc-color-text-muted, currentColor);
    border-width: 0 2px 2px 0;
    vertical-align: 3px;
    rotate: 45deg;
  }
  .bar [aria-expanded='true']::after {
    vertical-align: -1px;
    rotate: -135deg;
  }
  .bar svg {
    display: block;
    width: 20px;
    height: 20px;
    margin: auto;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .bar :is([part='previous'], [part='next']) {
    padding: 0;
  }
  [part='previous'] svg,
  [part='next']:dir(rtl) svg {
    scale: -1 1;
  }
  [part='previous']:dir(rtl) svg {
    scale: 1 1;
  }
  .bar button:is(:disabled, [aria-disabled='true']) {
    color: var(--nc-color-text-muted, GrayText);
    cursor: default;
  }
  .bar button:is(:disabled, [aria-disabled='true']) svg {
    opacity: var(--nc-disabled-opacity, 0.45);
  }
  @media (hover: hover) {
    .bar button:not(:disabled, [aria-disabled='true']):hover {
      background: var(--nc-color-fill, transparent);
    }
  }
  [role='grid'] {
    position: relative;
    overflow: clip;
    touch-action: pan-y;
    user-select: none;
    -webkit-user-select: none;
  }
  [role='row'] {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    margin-block-end: var(--nc-space-1, 4px);
  }
  :is(.months, .years) [role='row'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--nc-space-2, 8px);
    margin-block-end: var(--nc-space-2, 8px);
  }
  [part='weekday'] {
    min-height: 1.5em;
    overflow: hidden;
    color: var(--nc-color-text-muted, inherit);
    font-size: var(--nc-font-size-xs, 0.75rem);
    line-height: 1.5;
    text-align: center;
    white-space: nowrap;
  }
  .track {
    /* WebKit would let the margin of the last week out. */
    display: flow-root;
    position: relative;
    /* Six weeks: the calendar keeps its height from month to month. */
    min-height: calc(6 * (var(--nc-calendar-day-size, var(--nc-touch-target, 44px)) + var(--nc-space-1, 4px)));
  }
  :is(.months, .years) > .track {
    min-height: calc(
      6 * (var(--nc-calendar-day-size, var(--nc-touch-target, 44px)) + var(--nc-space-1, 4px)) + var(--nc-space-1, 4px) +
        1.125rem
    );
  }
  .settling {
    transition: translate var(--nc-duration-normal, 0s) var(--nc-easing-out, ease);
  }
  .beside {
    position: absolute;
    inset: 0 -100% auto 100%;
  }
  .before,
  .beside:not(.before):dir(rtl) {
    inset: 0 100% auto -100%;
  }
  .before:dir(rtl) {
    inset: 0 -100% auto 100%;
  }
  [part='day'] {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    box-sizing: border-box;
    min-height: var(--nc-calendar-day-size, var(--nc-touch-target, 44px));
    border: 1px solid transparent;
    border-radius: var(--nc-radius-md, 10px);
    line-height: var(--nc-line-height-tight, 1.25);
    font-variant-numeric: tabular-nums;
    text-align: center;
    cursor: pointer;
  }
  :is(.months, .years) [part='day'] {
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  /* Texts of the page, which are part of the accessible name as well. */
  [data-top]::before,
  [data-bottom]::after {
    content: attr(data-top);
    max-width: 100%;
    overflow: hidden;
    color: var(--nc-color-text-muted, inherit);
    font-size: 0.6875rem;
    font-weight: normal;
    line-height: 1;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-bottom]::after {
    content: attr(data-bottom);
  }
  @media (hover: hover) {
    [part='day']:hover {
      background: var(--nc-color-fill, transparent);
    }
  }
  [aria-current='date'] {
    border-color: currentColor;
    color: var(--nc-color-primary, LinkText);
    font-weight: var(--nc-font-weight-bold, 650);
  }
  [part='day'].between {
    border-radius: 0;
    background: var(--nc-color-primary-soft, transparent);
  }
  [part='day'][aria-selected='true']:not(.between) {
    background: var(--nc-color-primary, Highlight);
    color: var(--nc-color-on-primary, HighlightText);
  }
  [aria-selected='true']:not(.between)::before,
  [aria-selected='true']:not(.between)::after {
    color: inherit;
  }
  [part='day'].first:not(.last) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  [part='day'].last:not(.first) {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  [part='day'][aria-disabled='true'] {
    cursor: not-allowed;
  }
  [part='day'][aria-disabled='true']:not([aria-selected='true']) {
    background: none;
    color: var(--nc-color-text-muted, GrayText);
    opacity: var(--nc-disabled-opacity, 0.45);
  }
  .bar button:focus-visible,
  [part='day']:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -2px;
  }
  /* On its own color the ring would not be seen. */
  [part='day'][aria-selected='true']:not(.between):focus-visible {
    outline-color: var(--nc-color-on-primary, HighlightText);
    outline-offset: -4px;
  }
  @media (forced-colors: active) {
    .bar button {
      border-color: ButtonBorder;
    }
    [part='day'].between {
      border-block-color: Highlight;
    }
    [part='day'][aria-selected='true'] {
      forced-color-adjust: none;
    }
    [part='day'][aria-disabled='true']:not([aria-selected='true']) {
      color: GrayText;
    }
  }
`;

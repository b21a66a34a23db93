import { css } from 'lit';
import { groupStyles } from '../internal/styles/group.styles.js';
import { unseenStyles } from '../internal/styles/unseen.styles.js';

/** A grid of square tiles, or rows. What is on a tile lies in one cell: picture or sign of a file, name, status. */
export const uploaderStyles = css`
  ${groupStyles}
  ${unseenStyles}
  :host {
    position: relative;
    isolation: isolate;
  }
  [part='label']:not(:empty) {
    padding-block-end: 4px;
  }
  ul {
    --_tile: var(--nc-uploader-size, var(--_size, max(80px, 5rem)));
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(0, var(--_tile)));
    gap: 8px;
    margin: 0;
    padding: 0;
    border-radius: var(--nc-radius-md);
    list-style: none;
  }
  li {
    position: relative;
    min-width: 0;
    user-select: none;
    -webkit-touch-callout: none;
  }
  button {
    box-sizing: border-box;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    touch-action: manipulation;
    cursor: pointer;
  }
  button:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: var(--nc-focus-offset, 2px);
  }
  svg {
    width: 24px;
    height: 24px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
  }
  [part='choose'],
  [part='preview'] {
    display: grid;
    place-content: center;
    justify-items: center;
    width: 100%;
    min-height: var(--_tile);
    overflow: hidden;
    border: 1px solid transparent;
    border-radius: var(--nc-radius-md);
    background: var(--nc-uploader-background, var(--nc-color-fill, #e9ebea));
    color: var(--nc-color-text-muted);
    font-size: var(--nc-font-size-xs);
    line-height: var(--nc-line-height-tight);
    text-align: center;
  }
  [part='choose'] {
    gap: 4px;
    padding: 4px;
    border: 1px dashed var(--nc-color-border-strong, GrayText);
    background: var(--nc-uploader-background, none);
    overflow-wrap: anywhere;
  }
  img {
    grid-area: 1 / 1;
    width: 100%;
    height: 100%;
    object-fit: var(--_fit, cover);
  }
  [data-picture] [part='preview'] {
    place-content: stretch;
    height: var(--_tile);
    border: 0;
  }
  [part='name'] {
    display: -webkit-box;
    max-width: calc(var(--_tile) - 12px);
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
  [part='status'] {
    gap: 2px;
    font-variant-numeric: tabular-nums;
  }
  [data-status='failed'] [part='status'] {
    color: var(--nc-color-warn);
  }
  b {
    font-weight: var(--nc-font-weight-bold);
    text-decoration: underline;
  }
  [part='status'] svg {
    rotate: -90deg;
    stroke-width: 3;
  }
  circle:first-child {
    stroke-opacity: 0.3;
  }

  /* In a grid. */
  ul:not(.rows) [data-picture] [part='name'] {
    position: absolute;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
  ul:not(.rows) :not([data-picture]) > [part='preview']:has([part='status']) > svg {
    display: none;
  }
  ul:not(.rows) [part='status'] {
    order: -1;
    display: grid;
    justify-items: center;
  }
  ul:not(.rows) [data-picture] [part='status'] {
    position: absolute;
    inset: 0;
    place-content: center;
    padding: 4px;
    border-radius: var(--nc-radius-md);
  }
  ul:not(.rows) [data-picture] [part='status'],
  :is([part='delete'], [part='move']) svg {
    background: rgb(0 0 0 / 0.62);
    color: #fff;
  }
  [part='move'] {
    inset-inline-start: -8px;
  }
  [part='delete'] {
    inset-inline-end: -8px;
  }
  [part='delete'],
  [part='move'] {
    position: absolute;
    inset-block-start: -8px;
    display: grid;
    place-items: center;
    width: var(--nc-touch-target, 44px);
    height: var(--nc-touch-target, 44px);
    border-radius: 50%;
  }
  :is([part='delete'], [part='move']) svg {
    box-sizing: border-box;
    width: 22px;
    height: 22px;
    padding: 1px;
    border-radius: 50%;
    stroke-width: 2.5;
  }

  /* In rows. */
  .rows {
    grid-template-columns: minmax(0, 1fr);
  }
  .rows [part='item'] {
    display: flex;
    align-items: center;
    border-radius: var(--nc-radius-md);
    background: var(--nc-uploader-background, var(--nc-color-fill, #e9ebea));
  }
  .rows [part='choose'] {
    grid-auto-flow: column;
    align-items: center;
    font-size: var(--nc-font-size-sm);
    min-height: var(--nc-touch-target, 44px);
  }
  .rows [part='preview'] {
    grid-template: auto auto / 40px minmax(0, 1fr);
    place-content: center stretch;
    place-items: center start;
    column-gap: 12px;
    height: auto;
    min-height: 56px;
    padding: 8px;
    background: none;
    text-align: start;
  }
  .rows [part='preview'] > :first-child {
    grid-area: 1 / 1 / -1;
    justify-self: center;
  }
  .rows img {
    width: 40px;
    height: 40px;
    border-radius: var(--nc-radius-sm);
  }
  .rows [part='name'] {
    grid-column: 2;
    max-width: 100%;
    color: var(--nc-color-text);
    font-size: var(--nc-font-size-sm);
  }
  .rows [part='status'] {
    grid-column: 2;
    display: flex;
    align-items: center;
  }
  .rows [part='status'] svg {
    width: 14px;
    height: 14px;
    stroke-width: 5;
  }
  .rows [part='name']:last-child {
    grid-row: 1 / -1;
  }
  .rows :is([part='delete'], [part='move']) {
    position: static;
    flex: none;
  }
  .rows :is([part='delete'], [part='move']) svg {
    background: none;
    color: var(--nc-color-text-muted);
  }

  [data-picked] [part='preview'] {
    outline: 2px solid var(--nc-color-primary, Highlight);
    outline-offset: 2px;
  }

  [data-sorting] li {
    transition: translate var(--nc-duration-normal) var(--nc-easing-out);
  }
  [data-sorting] [data-held] {
    z-index: 1;
    border-radius: var(--nc-radius-md);
    box-shadow: var(--nc-shadow-2);
    scale: 1.06;
    transition: none;
  }
  [data-held] button {
    cursor: grabbing;
  }
  [part='refusal'] {
    margin: 0;
    padding-block-start: 4px;
    color: var(--nc-color-warn);
    font-size: var(--nc-font-size-sm);
    overflow-wrap: anywhere;
  }
  :host(:state(dropping)) ul {
    outline: 2px dashed var(--nc-color-primary);
    outline-offset: 4px;
  }
  :host(:state(user-invalid)) [part='choose'] {
    border-color: var(--nc-color-warn);
  }
  :host(:state(disabled)) :is([part='choose'], [part='delete'], [part='move'], img) {
    opacity: var(--nc-disabled-opacity, 0.45);
  }
  :host(:state(disabled)) button {
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    [part='preview'] {
      border-color: CanvasText;
    }
    ul:not(.rows) [data-picture] [part='status'],
    :is([part='delete'], [part='move']) svg {
      border: 1px solid;
      background: Canvas;
      color: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

import { css } from 'lit';
import { hostStyles } from '../internal/styles/host.styles.js';
import { typeStyles } from '../internal/styles/type.styles.js';

export const noticeBarStyles = css`
  ${hostStyles}
  ${typeStyles}
  :host {
    display: flex;
    align-items: center;
    gap: var(--nc-space-2, 8px);
    min-height: var(--nc-touch-target, 44px);
    background-color: var(
      --nc-notice-bar-background,
      color-mix(in srgb, var(--_color) 11%, var(--nc-color-surface, Canvas))
    );
    color: var(--nc-notice-bar-color, var(--_color));
    font-size: var(--nc-font-size-sm, 14px);
    line-height: 1.25rem;
    --_color: var(--_type, var(--nc-color-warning, CanvasText));
  }
  /* A text in one line does not make the page as wide as itself. */
  #status {
    flex: 1;
    width: 0;
    min-width: 6rem;
  }
  /* The space at the start and the end of the bar; the gap is a part of it. */
  [name='icon']::before {
    content: '';
    width: calc(var(--nc-space-4, 16px) - var(--nc-space-2, 8px));
  }
  #status:last-child {
    margin-inline-end: var(--nc-space-4, 16px);
  }
  #link {
    display: flex;
    align-items: center;
    gap: var(--nc-space-2, 8px);
    border-radius: var(--nc-radius-sm, 6px);
    color: inherit;
    text-decoration: none;
  }
  #box {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    padding-block: var(--nc-space-3, 12px);
  }
  #run {
    display: inline-block;
    white-space: nowrap;
    vertical-align: top;
  }
  :host(:state(still)) #run {
    display: block;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  #link[href]::after {
    content: '';
    flex: none;
    width: 7px;
    height: 7px;
    margin-inline-end: 3px;
    border: solid;
    border-width: 2px 0 0 2px;
    rotate: 135deg;
  }
  #link[href]:dir(rtl)::after {
    rotate: -45deg;
  }
  :is(#link, button):focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -2px;
  }
  nc-icon {
    --nc-icon-size: 1.25rem;
    --nc-icon-color: currentColor;
  }
  ::slotted([slot='icon']) {
    flex: none;
  }
  button {
    flex: none;
    width: var(--nc-touch-target, 44px);
    height: var(--nc-touch-target, 44px);
    margin-inline: -4px;
    padding: 0;
    border: 0;
    border-radius: var(--nc-radius-sm, 6px);
    background: none;
    color: inherit;
    line-height: 0;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  button:last-child {
    margin-inline-end: calc(var(--nc-space-4, 16px) - 14px);
  }
  svg {
    width: 1.125rem;
    height: 1.125rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  @media (hover: hover) {
    button:hover {
      background-color: color-mix(in srgb, currentColor 10%, transparent);
    }
  }
  @media (forced-colors: active) {
    :host {
      outline: 1px solid;
      outline-offset: -1px;
    }
  }
`;

import { css } from 'lit';
import { busyStyles } from '../internal/styles/busy.styles.js';
import { locationStyles } from '../internal/location/location.styles.js';

export const locationPickerStyles = css`
  ${locationStyles}
  ${busyStyles}
  #screen {
    grid-template: 'stage' minmax(160px, 45%) 'panel' minmax(0, 1fr) / minmax(0, 1fr);
  }
  :host(:state(searching)) #screen {
    grid-template-rows: minmax(120px, 28%) minmax(0, 1fr);
  }
  /* Above the map, whose gestures go through between the buttons. */
  #bar {
    position: relative;
    z-index: 1;
    grid-area: stage;
    align-self: start;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--nc-space-3, 12px);
    padding-block-start: var(--_top);
    padding-inline: calc(var(--nc-space-3, 12px) + var(--_start)) calc(var(--nc-space-3, 12px) + var(--_end));
    pointer-events: none;
  }
  #bar button {
    min-width: 72px;
    min-height: var(--nc-touch-target, 44px);
    padding: var(--nc-space-2, 8px) var(--nc-space-4, 16px);
    border-radius: var(--nc-radius-full, 9999px);
    font: var(--nc-font-label, inherit);
    pointer-events: auto;
  }
  #ok {
    border: 1px solid transparent;
    background: var(--nc-color-primary, Highlight);
    color: var(--nc-color-on-primary, HighlightText);
    box-shadow: var(--nc-shadow-2, 0 2px 8px rgb(0 0 0 / 0.2));
  }
  /* Not pale: it is above a map. */
  #ok:disabled {
    background: var(--nc-color-fill, Canvas);
    color: var(--nc-color-text-muted, GrayText);
    cursor: default;
  }
  h2 {
    display: none;
  }
  #pin {
    position: absolute;
    left: 50%;
    top: 50%;
    width: 0;
    height: 0;
    pointer-events: none;
  }
  #pin svg {
    position: absolute;
    left: -18px;
    top: -46px;
    width: 36px;
    height: 46px;
    color: var(--nc-color-primary, Highlight);
    filter: drop-shadow(0 2px 3px rgb(0 0 0 / 0.35));
    transition: translate var(--nc-duration-normal, 0s) var(--nc-easing-out, ease);
  }
  #pin svg circle {
    fill: var(--nc-color-on-primary, HighlightText);
  }
  #pin::before {
    content: '';
    position: absolute;
    left: -5px;
    top: -2.5px;
    width: 10px;
    height: 5px;
    border-radius: 50%;
    background: rgb(0 0 0 / 0.4);
    transition: scale var(--nc-duration-normal, 0s) var(--nc-easing-out, ease);
  }
  :host(:state(dragging)) #pin svg {
    translate: 0 -14px;
  }
  :host(:state(dragging)) #pin::before {
    scale: 0.6;
  }
  #panel {
    grid-area: panel;
    display: flex;
    flex-direction: column;
    min-height: 0;
    min-width: 0;
    background: var(--nc-color-surface, Canvas);
    border-block-start: 1px solid var(--nc-color-border, transparent);
  }
  #find {
    flex: none;
    padding-block: var(--nc-space-3, 12px) var(--nc-space-2, 8px);
    padding-inline: calc(var(--nc-space-4, 16px) + var(--_start)) calc(var(--nc-space-4, 16px) + var(--_end));
  }
  #search {
    --nc-radius-md: 22px;
    --nc-field-radius: 22px;
    --nc-field-border: transparent;
    --nc-field-line: transparent;
    --nc-field-background: var(--nc-color-fill, Canvas);
  }
  #search nc-icon {
    margin-inline-start: var(--nc-space-3, 12px);
    --nc-icon-size: 20px;
    --nc-icon-color: var(--nc-color-text-muted, inherit);
  }
  #scroller {
    flex: 1;
    min-height: 0;
    overflow: hidden auto;
    overscroll-behavior: contain;
    padding-block-end: max(var(--nc-space-2, 8px), var(--_bottom));
  }
  .row {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--nc-space-3, 12px);
    min-height: 60px;
    box-sizing: border-box;
    padding-block: var(--nc-space-2, 8px) var(--nc-space-2, 8px);
    padding-inline: calc(var(--nc-space-4, 16px) + var(--_start)) calc(var(--nc-space-4, 16px) + var(--_end));
    outline-offset: -2px;
    cursor: pointer;
    overflow-wrap: anywhere;
    -webkit-tap-highlight-color: transparent;
  }
  .row + .row::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline: calc(68px + var(--_start)) 0;
    border-block-start: 1px solid var(--nc-color-border, transparent);
  }
  .row:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
  }
  @media (hover: hover) {
    .row[role]:hover {
      background: var(--nc-color-fill, Canvas);
    }
  }
  .mark {
    flex: none;
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    border-radius: 50%;
    background: var(--nc-color-fill, transparent);
    --nc-icon-size: 20px;
    --nc-icon-color: var(--nc-color-text-muted, inherit);
  }
  .row[aria-selected='true'] .mark {
    background: var(--nc-color-primary-soft, transparent);
    --nc-icon-color: var(--nc-color-primary, Highlight);
  }
  .text {
    flex: 1;
    min-width: 0;
  }
  .name,
  .details {
    display: block;
    text-align: start;
  }
  .name {
    font-weight: var(--nc-font-weight-medium, 550);
    line-height: var(--nc-line-height-tight, 1.25);
  }
  .details {
    margin-block-start: 2px;
    color: var(--nc-color-text-muted, inherit);
    font-size: var(--nc-font-size-sm, 0.875rem);
    line-height: 1.4;
  }
  /* The places of an earlier search: gray, and still to be read. */
  #list.busy .name {
    color: var(--nc-color-text-muted, GrayText);
    transition: color var(--nc-duration-normal, 0s) 0.2s;
  }
  #list.busy .tick {
    opacity: 0.55;
  }
  #list.busy::before,
  #here::before {
    content: none;
  }
  .tick {
    visibility: hidden;
    --nc-icon-color: var(--nc-color-primary, Highlight);
  }
  .row[aria-selected='true'] .tick {
    visibility: visible;
  }
  .skeleton .row {
    cursor: default;
    animation: pulse 1.4s ease-in-out infinite alternate;
  }
  .skeleton i {
    display: block;
    width: 45%;
    height: 12px;
    border-radius: 6px;
    background: var(--nc-color-fill, GrayText);
  }
  .skeleton i + i {
    width: 75%;
    height: 10px;
    margin-block-start: 10px;
  }
  @keyframes pulse {
    to {
      opacity: 0.45;
    }
  }
  .notice {
    display: flex;
    gap: var(--nc-space-3, 12px);
    margin-block: var(--nc-space-2, 8px);
    margin-inline: calc(var(--nc-space-4, 16px) + var(--_start)) calc(var(--nc-space-4, 16px) + var(--_end));
    padding: var(--nc-space-4, 16px);
    border-radius: var(--nc-radius-lg, 16px);
    background: var(--nc-color-fill, Canvas);
    --nc-icon-size: 22px;
  }
  .notice > div {
    flex: 1;
    min-width: 0;
  }
  .notice button {
    min-height: var(--nc-touch-target, 44px);
    margin-block-end: calc(-1 * var(--nc-space-2, 8px));
    padding: 0;
    background: none;
    color: var(--nc-color-primary, LinkText);
    font: var(--nc-font-label, inherit);
    border-radius: var(--nc-radius-sm, 6px);
  }
  .source {
    padding: var(--nc-space-3, 12px) var(--nc-space-4, 16px);
    color: var(--nc-color-text-muted, inherit);
    font-size: var(--nc-font-size-xs, 0.75rem);
    text-align: center;
  }
  .source a {
    color: inherit;
  }
  /* Beside the map on wide screens, and on phones that lie. */
  @container (min-width: 768px) or ((orientation: landscape) and (max-height: 480px)) {
    #screen,
    :host(:state(searching)) #screen {
      grid-template: 'stage bar' auto 'stage panel' minmax(0, 1fr) / minmax(0, 1fr) min(400px, 46cqw);
    }
    #stage {
      --_here-end: 0px;
    }
    #bar {
      grid-area: bar;
      padding-block-end: var(--nc-space-2, 8px);
      padding-inline-start: var(--nc-space-4, 16px);
      background: var(--nc-color-surface, Canvas);
      pointer-events: auto;
    }
    #bar .float,
    #ok {
      box-shadow: none;
    }
    #panel,
    #bar {
      border: 0;
      border-inline-start: 1px solid var(--nc-color-border, transparent);
    }
    #panel {
      --_start: 0px;
    }
    h2 {
      display: block;
      flex: 1;
      order: -1;
      font-size: var(--nc-font-size-lg, 1.1875rem);
      font-weight: var(--nc-font-weight-bold, 650);
      line-height: var(--nc-line-height-tight, 1.25);
      text-wrap: balance;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .skeleton .row {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .row[aria-selected='true'] {
      outline: 2px solid Highlight;
    }
    #ok:enabled {
      forced-color-adjust: none;
    }
    #ok:disabled {
      border-color: GrayText;
    }
  }
`;

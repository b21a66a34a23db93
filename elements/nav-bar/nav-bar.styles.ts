import { css } from 'lit';
import { badgeStyles } from '../internal/styles/badge.styles.js';
import { hostStyles } from '../internal/styles/control.styles.js';
import { searchStyles } from './search.styles.js';

export const navBarStyles = css`
  ${hostStyles}
  ${badgeStyles}
  :host {
    --_back: var(--nc-nav-bar-background, var(--nc-color-surface, Canvas));
    --_front: var(--nc-nav-bar-color, var(--nc-color-text, CanvasText));
    --_cover: calc(var(--nc-nav-bar-cover, 0) * 100%);
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: block;
    color: var(--_front);
    font: var(--nc-font-size-md, 16px) / 1.2 var(--nc-font-family, sans-serif);
  }
  [part='bar'] {
    display: grid;
    grid-template-columns: var(--nc-nav-bar-columns, 1fr minmax(0, auto) 1fr);
    align-items: center;
    box-sizing: border-box;
    min-height: calc(var(--nc-nav-bar-height, 44px) + var(--nc-safe-top, 0px));
    padding: var(--nc-safe-top, 0px) calc(var(--nc-safe-right, 0px) + 4px) 0 calc(var(--nc-safe-left, 0px) + 4px);
    background: var(--_back);
    transition:
      background-color var(--nc-nav-bar-duration, 0s),
      color var(--nc-nav-bar-duration, 0s);
  }
  /* Over the page, without room of its own. */
  :host(:is([type='transparent'], [type='float'])) {
    margin-block-end: calc(0px - var(--nc-nav-bar-height, 44px) - var(--nc-safe-top, 0px));
  }
  :host([type='float']) [part='bar'] {
    background: var(--nc-nav-bar-background, none);
  }
  :host([type='transparent']) [part='bar'] {
    background: color-mix(in srgb, var(--_back) var(--_cover), transparent);
  }
  :host([type='transparent']) [part='title'] {
    opacity: var(--nc-nav-bar-cover, 0);
  }
  /* The host scrolls until only its lower end is left, as high as the bar. The bar stays at the top within it. */
  :host([large-title]:not([type='transparent'], [type='float'])) {
    --_large: min(var(--nc-nav-bar-large-title-size, 2.125rem), 12vw); /* Of a large text size, words still fit. */
    inset-block-start: calc(-1.3 * var(--_large) - var(--nc-space-2, 8px));
  }
  :host([large-title]:not([type='transparent'], [type='float'])) [part='bar'] {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
  }
  [part='large-title'] {
    overflow: hidden;
    box-sizing: border-box;
    height: calc(1.3 * var(--_large) + var(--nc-space-2, 8px));
    margin: 0;
    padding-inline: calc(var(--nc-safe-left, 0px) + var(--nc-space-4, 16px))
      calc(var(--nc-safe-right, 0px) + var(--nc-space-4, 16px));
    background: var(--_back);
    font: 700 var(--_large) / 1.3 var(--nc-font-family, sans-serif);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Comes with the last third of the way. */
  [part='title'][aria-hidden] {
    opacity: calc(3 * var(--nc-nav-bar-cover, 0) - 2);
  }
  [part='start'],
  [part='end'] {
    display: flex;
    align-items: center;
  }
  [part='end'] {
    justify-content: flex-end;
  }
  .middle {
    overflow-x: clip;
    min-width: 0;
    text-align: var(--nc-nav-bar-title-align, center);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* A long one has two lines, as both fit into the bar. */
  [part='title'] {
    display: -webkit-box;
    overflow: hidden;
    margin: 0;
    padding-inline: var(--nc-space-1, 4px);
    font-weight: var(--nc-font-weight-bold, 650);
    font-size: min(var(--nc-nav-bar-title-size, var(--nc-font-size-md, 16px)), 8vw);
    line-height: 1.2;
    overflow-wrap: anywhere;
    text-wrap: balance;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-clamp: 2;
  }
  :host(:state(loading)) [part='title'] {
    position: absolute;
    width: 1px;
    height: 1px;
    padding: 0;
    clip-path: inset(50%);
  }
  img {
    display: block;
    max-width: 100%;
    height: 26px;
    margin-inline: auto;
    object-fit: contain;
  }
  [part='button'] {
    position: relative;
    isolation: isolate;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 4px;
    box-sizing: border-box;
    min-width: var(--nc-touch-target, 44px);
    min-height: var(--nc-touch-target, 44px);
    margin: 0;
    padding: 0 var(--nc-space-2, 8px);
    border: 0;
    border-radius: var(--nc-radius-md, 10px);
    background: none;
    color: var(--nc-nav-bar-button-color, inherit);
    font: inherit;
    white-space: nowrap;
    cursor: pointer;
    touch-action: manipulation;
  }
  [part='button']:active {
    opacity: 0.6;
  }
  [part='button'][aria-pressed='true'] {
    border-radius: var(--nc-radius-md, 10px);
    background: color-mix(in srgb, currentColor 16%, transparent);
  }
  @media (forced-colors: active) {
    [part='button'][aria-pressed='true'] {
      border: 2px solid;
    }
  }
  .back > span:not(.unseen) {
    overflow: hidden;
    max-width: 7em;
    text-overflow: ellipsis;
  }
  .select::after {
    content: '';
    margin-inline: 2px;
    flex: none;
    width: 6px;
    height: 6px;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    transform: translateY(-2px) rotate(45deg);
  }
  button:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -3px;
  }
  /* Over a picture, buttons have a ground of their own, that goes when the bar has come. */
  :host(:is([type='transparent'], [type='float'])) [part='button'] {
    color: #fff;
    transition: color var(--nc-duration-fast, 120ms);
  }
  :host(:state(covering)) [part='button'] {
    color: var(--_front);
  }
  :host(:is([type='transparent'], [type='float'])) [part='button']::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 6px;
    border-radius: var(--nc-radius-full, 99px);
    background: var(--_ground, rgb(0 0 0 / 0.55));
    transition: opacity var(--nc-duration-fast, 120ms);
  }
  .back.words {
    gap: 0;
    padding-inline-start: 0;
  }
  :host(:is([type='transparent'], [type='float'])) .words {
    padding-inline: var(--nc-space-4, 16px);
  }
  :host(:is([type='transparent'], [type='float'])) .words::before {
    inset-inline: 2px;
  }
  /* From here on the bar itself carries its buttons. */
  :host(:state(covering)) [part='button']::before {
    opacity: 0;
  }
  [part='button'] [part='dot'] {
    inset-block-start: 9px;
    inset-inline-start: calc(50% + 5px);
  }
  .glyph {
    font-size: var(--nc-icon-size, 22px);
    line-height: 1;
  }
  :host([shadow]) [part='bar'] {
    box-shadow: 0 2px 4px -1px color-mix(in srgb, var(--_shadow, transparent) var(--_shadow-share, 65%), transparent);
  }
  :host([type='transparent']) {
    --_shadow-share: calc(var(--_cover) * 0.65);
  }
  :host([shadow='grey']) {
    --_shadow: rgb(0 0 0 / 0.6);
  }
  :host([shadow='blue']) {
    --_shadow: #0a7cff;
  }
  :host([shadow='green']) {
    --_shadow: #12a150;
  }
  :host([shadow='orange']) {
    --_shadow: #f57c00;
  }
  :host([shadow='red']) {
    --_shadow: #e5342b;
  }
  :host([shadow='yellow']) {
    --_shadow: #e6b400;
  }
  nc-icon {
    --nc-icon-color: currentColor;
  }
  [part='button'] nc-icon {
    width: var(--nc-icon-size, 24px);
    height: var(--nc-icon-size, 24px);
  }
  [part='spinner'] {
    width: 16px;
    height: 16px;
    margin-inline: auto;
    border: 2px solid;
    border-inline-end-color: transparent;
    border-radius: 50%;
    animation: spin 0.8s linear infinite;
  }
  @keyframes spin {
    to {
      transform: rotate(1turn);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    [part='spinner'] {
      animation-duration: 4s;
    }
  }
  :host([title-penetrate]) {
    pointer-events: none;
  }
  :host([title-penetrate]) :is(button, label),
  :host([title-penetrate]) ::slotted(*) {
    pointer-events: auto;
  }
  @media (forced-colors: active) {
    [part='bar'] {
      border-block-end: 1px solid;
    }
  }
  ${searchStyles}
`;

import { css } from 'lit';
import { badgeStyles } from '../internal/styles/badge.styles.js';
import { hostStyles } from '../internal/styles/control.styles.js';

export const tabBarStyles = css`
  ${hostStyles}
  ${badgeStyles}
  :host {
    --_pill: var(--nc-tab-bar-pill, 0px);
    --_line: 1px solid var(--nc-tab-bar-border-color, var(--nc-color-border, #dcdfde));
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    /* Its line stays in it, also where the page gives it another position. */
    contain: layout;
    display: block;
    background: no-repeat 0 0 / 100% 100%
      var(--nc-tab-bar-background-color, var(--nc-tab-bar-background, var(--_glass, var(--nc-color-surface, Canvas))));
  }
  :host([background-repeat='repeat']) {
    background-repeat: repeat;
    background-size: auto;
  }
  :host([background-repeat='repeat-x']) {
    background-repeat: repeat-x;
    background-size: auto 100%;
  }
  :host([background-repeat='repeat-y']) {
    background-repeat: repeat-y;
    background-size: 100% auto;
  }
  /* The blur effect sets a dark or light background in either theme, so it sets the text color as well. */
  :host([blur-effect='dark']) {
    --_glass: rgb(0 0 0 / 0.8);
    color-scheme: dark;
  }
  :host(:is([blur-effect='light'], [blur-effect='extralight'])) {
    --_glass: rgb(250 250 250 / 0.8);
    color-scheme: light;
  }
  :host([blur-effect='extralight']) {
    --_glass: rgb(255 255 255 / 0.9);
  }
  :host(:is([blur-effect='dark'], [blur-effect='light'], [blur-effect='extralight'])) {
    -webkit-backdrop-filter: blur(10px);
    backdrop-filter: blur(10px);
  }
  :host([position='top']) {
    inset-block: 0 auto;
  }
  [part='bar'] {
    display: flex;
    max-width: 720px;
    margin-inline: auto;
    padding: 1px var(--nc-safe-right, 0px) var(--nc-safe-bottom, 0px) var(--nc-safe-left, 0px);
  }
  :host([position='top']) [part='bar'] {
    padding-block: var(--nc-safe-top, 0px) 1px;
  }
  /* The line at the edge of the element, which is wider than its tabs may be. */
  [part='bar']::before {
    content: '';
    position: absolute;
    inset: 0;
    border-block-start: var(--_line);
    pointer-events: none;
  }
  :host([position='top']) [part='bar']::before {
    border-block: 0;
    border-block-end: var(--_line);
  }
  [part~='tab'],
  [part='mid'] {
    position: relative;
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: var(--nc-tab-bar-spacing, 2px);
    box-sizing: border-box;
    min-width: 0;
    /* The line at the edge of the bar is part of its height. */
    min-height: calc(var(--nc-tab-bar-height, 50px) - 1px);
    margin: 0;
    padding: 1px 2px;
    border: 0;
    background: none center / contain no-repeat;
    color: var(--nc-tab-bar-color, var(--nc-color-text-muted, inherit));
    font: 500 var(--nc-tab-bar-font-size, 0.6875rem) / 1.2 var(--nc-font-family, sans-serif);
    text-decoration: none;
    cursor: pointer;
    user-select: none;
    touch-action: manipulation;
    transition: color var(--nc-duration-fast, 120ms);
  }
  [aria-current] {
    color: var(--nc-tab-bar-selected-color, var(--nc-color-primary, LinkText));
  }
  [part~='tab']:active,
  [part='mid']:active {
    opacity: 0.6;
  }
  :disabled {
    cursor: not-allowed;
    opacity: var(--nc-disabled-opacity, 0.45);
  }
  :focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -3px;
    border-radius: var(--nc-radius-md, 10px);
  }
  /*
   * Tabs are equally wide as long as their words have room in that, then as wide as these need; then the row scrolls. A button
   * in the middle may stick out of the bar, where a row that scrolls would cut it.
   */
  :host(:not([direction='vertical'])) [part='bar']:not(:has([part='mid'])) {
    overflow: auto hidden;
    overscroll-behavior-inline: contain;
    scrollbar-width: none;
  }
  [part='bar']::-webkit-scrollbar {
    display: none;
  }
  :host(:not([direction='vertical'])) [part='bar']:not(:has([part='mid'])) > [part~='tab'] {
    --_wrap: normal;
    min-width: min-content;
  }
  /* A text that is wider than its tab goes on below: it is never cut. */
  [part='text'] {
    max-width: 100%;
    padding-inline: 2px;
    box-sizing: border-box;
    hyphens: auto;
    overflow-wrap: var(--_wrap, anywhere);
    text-align: center;
  }
  /* Without an icon: a text that is larger, and its mark beside it. */
  .line {
    display: flex;
    align-items: center;
    gap: 2px;
    max-width: 100%;
    font-size: var(--nc-tab-bar-font-size, var(--nc-font-size-sm, 0.875rem));
  }
  .line [part='badge'],
  .line [part='dot'] {
    position: static;
    flex: none;
  }
  [part='icon'] {
    position: relative;
    display: grid;
    place-items: center;
    min-width: var(--nc-tab-bar-icon-size, 1.5rem);
    min-height: var(--nc-tab-bar-icon-size, 1.5rem);
  }
  .glyph {
    font: 400 var(--nc-tab-bar-icon-size, 1.5rem) / 1 var(--_icon-font, sans-serif);
  }
  [part~='tab'] [part='icon'] {
    padding: calc(var(--_pill) / 5) var(--_pill);
    border-radius: var(--nc-radius-full, 99px);
  }
  [aria-current] [part='icon'] {
    background: var(--nc-tab-bar-selected-background, none);
  }
  nc-icon {
    --nc-icon-size: var(--nc-tab-bar-icon-size, 1.5rem);
    --nc-icon-color: currentColor;
  }
  img {
    width: var(--nc-tab-bar-icon-size, 1.5rem);
    height: var(--nc-tab-bar-icon-size, 1.5rem);
    object-fit: contain;
  }
  [part='badge'],
  [part='dot'] {
    inset-block-start: -3px;
    inset-inline-start: calc(100% - 9px - var(--_pill));
  }
  [part='dot'] {
    inset-block-start: 0;
  }
  [part='mid'] {
    color: var(--nc-color-text, inherit);
  }
  [part='mid']:not([style*='background-image']) [part='icon'] {
    padding: 6px 12px;
    border-radius: var(--nc-radius-full, 99px);
    background: var(--nc-color-primary, ButtonFace);
    color: var(--nc-color-on-primary, ButtonText);
  }
  [part='mid']:not([style*='background-image']) [part='icon']:not(:only-child) {
    padding-block: 2px;
  }
  /* Icons beside the texts. */
  :host([layout='row']) :is([part~='tab'], [part='mid']) {
    flex-direction: row;
    gap: var(--nc-tab-bar-spacing, 6px);
    font-size: var(--nc-tab-bar-font-size, var(--nc-font-size-sm, 0.875rem));
  }
  :host([layout='row']) [part='icon'] :is([part='badge'], [part='dot']) {
    inset-inline: auto -5px;
  }
  :host([layout='row']) [part='icon'] + [part='text'] {
    max-width: calc(100% - var(--nc-tab-bar-icon-size, 1.5rem) - 6px);
  }
  /* Tabs below each other. */
  :host([direction='vertical']) [part='bar'] {
    flex-direction: column;
    max-width: none;
    padding-block-start: var(--nc-safe-top, 0px);
    padding-inline-end: calc(var(--_safe-end, var(--nc-safe-right, 0px)) + 1px);
  }
  :host([direction='vertical']:dir(rtl)) [part='bar'] {
    --_safe-end: var(--nc-safe-left, 0px);
  }
  :host([direction='vertical']) [part='bar']::before {
    border-block: 0;
    border-inline-end: var(--_line);
  }
  :host([direction='vertical']) :is([part~='tab'], [part='mid']) {
    flex: none;
    width: 100%;
  }
  :host([direction='vertical'][layout='row']) [part~='tab'] {
    justify-content: start;
    padding-inline: var(--nc-space-4, 16px);
  }
  @media (forced-colors: active) {
    [part='mid'] [part='icon'] {
      forced-color-adjust: none;
    }
    [aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

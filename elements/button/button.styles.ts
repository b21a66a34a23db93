import { css } from 'lit';
import { focusStyles } from '../internal/styles/focus.styles.js';
import { hostStyles } from '../internal/styles/host.styles.js';
import { spinStyles } from '../internal/styles/spin.styles.js';

export const buttonStyles = css`
  ${hostStyles}
  ${focusStyles}
  ${spinStyles}
  :host {
    display: block;
    justify-content: center;
    gap: var(--nc-space-2, 8px);
    min-height: var(--nc-touch-target, 44px);
    border-radius: var(--nc-button-radius, var(--nc-radius-md));
    background-color: var(--nc-button-background, var(--_fill, var(--nc-color-fill)));
    color: var(--nc-button-color, var(--_on-fill, var(--nc-color-text, inherit)));
    font: var(--nc-font-label, inherit);
    text-align: center;
    overflow-wrap: anywhere;
    cursor: pointer;
    user-select: none;
    touch-action: manipulation;
  }
  [part='base'] {
    flex: 1; /* For pages that give the element a display of their own. */
    display: flex;
    flex-direction: inherit;
    align-items: center;
    justify-content: inherit;
    gap: inherit;
    box-sizing: border-box;
    min-width: 0;
    height: 100%;
    min-height: inherit;
    padding-top: var(--nc-space-2, 8px);
    padding-right: var(--nc-space-5, 20px);
    padding-bottom: var(--nc-space-2, 8px);
    padding-left: var(--nc-space-5, 20px);
    border: 1px solid transparent;
    border-radius: inherit;
  }
  :host([type='primary']) {
    --_fill: var(--nc-color-primary);
    --_on-fill: var(--nc-color-on-primary);
  }
  :host([type='warn']) {
    --_fill: var(--nc-color-warn);
    --_on-fill: var(--nc-color-on-warn);
  }
  :host([plain]) {
    background-color: transparent;
    color: var(--nc-button-color, var(--_fill, var(--nc-color-text)));
  }
  :host([plain]) [part='base'] {
    border-color: currentColor;
  }
  :host([size='mini']) {
    display: inline-block;
    position: relative;
    inline-size: fit-content; /* No grid or flex box stretches it. */
    block-size: fit-content;
    min-height: 30px;
    font-size: var(--nc-font-size-sm, 14px);
  }
  :host([size='mini']) [part='base'] {
    padding: 0 var(--nc-space-3, 12px);
  }
  /* A small button is as easy to hit as a large one. */
  :host([size='mini']) [part='base']::after {
    content: '';
    position: absolute;
    inset-block: min(0px, (100% - var(--nc-touch-target, 44px)) / 2);
    inset-inline: min(0px, (100% - var(--nc-touch-target, 44px)) / 2);
  }
  /* Above what the shell has at the lower edge. */
  :host([size='fab']) {
    position: fixed;
    z-index: 2;
    inset-block-end: calc(var(--nc-space-4, 16px) + var(--window-bottom, var(--nc-safe-bottom, 0px)));
    inset-inline-end: calc(var(--nc-space-4, 16px) + max(var(--nc-safe-left, 0px), var(--nc-safe-right, 0px)));
    min-width: 56px;
    min-height: 56px;
    border-radius: var(--nc-radius-lg, 16px);
    box-shadow: var(--nc-shadow-2);
  }
  :host([size='fab']) [part='base'] {
    padding: 15px; /* And a border of 1 px. */
  }
  @media (hover: hover) {
    :host(:hover) {
      filter: brightness(0.96);
      transition: filter 0s 70ms;
    }
  }
  /* Looks pressed after 20 ms, so that a scroll that starts here does not flash, and for 70 ms after the release. */
  :host(:active) {
    filter: brightness(0.88);
    transition: filter 0s 20ms;
  }
  /* Gray for all types: on a paler color of the type the label could not be read. */
  :host(:state(disabled)) {
    background-color: var(--nc-color-fill);
    color: var(--nc-color-text-muted, GrayText);
    cursor: not-allowed;
    filter: none;
  }
  :host([plain]:state(disabled)) {
    background-color: transparent;
  }
  :host(:state(loading)) {
    cursor: progress;
    filter: none;
  }
  :host(:state(loading)) [part='base']::before {
    content: '';
    width: 1em;
    height: 1em;
    border: 2px solid;
    border-inline-end-color: transparent;
    border-radius: 50%;
    animation: spin 0.8s linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    :host(:state(loading)) [part='base']::before {
      animation-duration: 4s;
    }
  }
  @media (forced-colors: active) {
    [part='base'] {
      border-color: ButtonBorder;
    }
  }
`;

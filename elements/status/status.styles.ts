import { css } from 'lit';
import { busyStyles } from '../internal/styles/busy.styles.js';
import { hostStyles } from '../internal/styles/control.styles.js';

export const statusStyles = css`
  ${hostStyles}
  :host {
    display: grid;
    min-height: 100%;
    color: var(--nc-color-text, inherit);
    font: var(--nc-font-size-md, 1rem) / var(--nc-line-height, 1.5) var(--nc-font-family, inherit);
    text-align: center;
    overflow-wrap: anywhere;
  }
  [part='base'] {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: var(--nc-space-4, 16px);
    box-sizing: border-box;
    min-width: 0;
    padding: var(--nc-space-6, 24px);
  }
  :host([compact]) [part='base'] {
    flex-flow: wrap;
    place-content: center end;
    gap: var(--nc-space-3, 12px);
    padding: var(--nc-space-3, 12px) var(--nc-space-4, 16px);
  }
  :host([compact]) {
    --_compact: 40px;
    min-height: 0;
    border-radius: var(--nc-radius-md, 10px);
    background: var(--nc-status-background, var(--nc-color-fill));
    text-align: start;
  }
  svg {
    display: block;
    width: var(--nc-status-image-size, var(--_compact, var(--_size, 96px)));
    aspect-ratio: 1;
    color: var(--nc-status-color, var(--_color, var(--nc-color-text-muted, inherit)));
    fill: none;
    stroke: currentColor;
    stroke-width: 1.2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  circle {
    fill: currentColor;
    stroke: none;
    opacity: 0.12;
  }
  .loading {
    --_size: 56px;
    --_color: var(--nc-color-primary);
    animation: spin 0.9s linear infinite;
  }
  .error {
    --_color: var(--nc-color-warn);
  }
  .timeout {
    --_color: var(--nc-color-warning);
  }
  :host(:state(online)) .offline {
    --_color: var(--nc-color-success);
  }
  /* The stroke through it. */
  :host(:state(online)) .offline :last-child {
    display: none;
  }
  .loading circle {
    fill: none;
    stroke: currentColor;
    opacity: 0.2;
  }
  #text {
    max-width: 24rem;
    outline: 0;
  }
  :host([compact]) #text {
    flex: 1 1 8rem;
    max-width: none;
  }
  p {
    /* As tall as the rules for undefined elements say, where browsers round the height of lines. */
    min-height: 1.5em;
    margin: 0;
    color: var(--nc-color-text-muted, inherit);
    /* Line breaks are the author's. */
    white-space: pre-line;
  }
  p:empty {
    display: none;
  }
  [part='title'] {
    color: inherit;
    font-weight: var(--nc-font-weight-bold, 650);
    font-size: var(--nc-font-size-lg, 1.1875rem);
  }
  :host([compact]) [part='title'] {
    font-size: inherit;
  }
  button {
    min-width: 7rem;
    min-height: var(--nc-touch-target, 44px);
    padding: var(--nc-space-2, 8px) var(--nc-space-5, 20px);
    border: 1px solid transparent;
    border-radius: var(--nc-button-radius, var(--nc-radius-md, 10px));
    background: var(--nc-color-primary, ButtonFace);
    color: var(--nc-color-on-primary, ButtonText);
    font: var(--nc-font-label, inherit);
    cursor: pointer;
    touch-action: manipulation;
  }
  :host([compact]) button {
    min-width: 0;
    padding-inline: var(--nc-space-2, 8px);
    background: none;
    color: var(--nc-color-primary, LinkText);
  }
  button:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: var(--nc-focus-offset, 2px);
  }
  @media (hover: hover) {
    button:hover {
      filter: brightness(0.96);
    }
  }
  button:active {
    filter: brightness(0.88);
  }
  ${busyStyles}
  @media (prefers-reduced-motion: reduce) {
    .loading {
      animation-duration: 4s;
    }
  }
  @media (forced-colors: active) {
    button {
      border-color: ButtonBorder;
    }
    :host(:not([compact])) button {
      forced-color-adjust: none;
    }
  }
`;

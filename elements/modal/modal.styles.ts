import { css } from 'lit';
import { overlayStyles } from '../internal/overlay/overlay.styles.js';
import { busyStyles } from '../internal/styles/busy.styles.js';

export const modalStyles = css`
  ${overlayStyles}
  #surface {
    --_gap: max(var(--nc-space-6, 24px), var(--nc-safe-top, 0px), var(--nc-safe-bottom, 0px));
    /* The part of the page that an on-screen keyboard does not cover. */
    inset: var(--_shifted, 0) 0 var(--_covered, 0);
    width: min(22rem, 100% - 2 * var(--nc-space-6, 24px));
    max-width: none;
    max-height: calc(var(--_screen, 100dvh) - var(--_shifted, 0px) - var(--_covered, 0px) - 2 * var(--_gap));
    margin: auto;
    border: 1px solid transparent;
    border-radius: var(--nc-radius-lg, 16px);
    background: var(--nc-modal-background, var(--nc-color-surface-raised, Canvas));
    box-shadow: var(--nc-shadow-3);
    color: var(--nc-modal-color, var(--nc-color-text, CanvasText));
    overflow: auto;
    scale: 0.96;
  }
  #surface[open] {
    display: flex;
    flex-direction: column;
    scale: 1;
  }
  @starting-style {
    #surface[open] {
      scale: 0.96;
    }
  }
  /* It appears with its fields, in the size that it keeps. */
  #surface[data-waiting],
  #surface[data-waiting]::backdrop {
    visibility: hidden;
    opacity: 0;
  }
  #surface[data-waiting] {
    scale: 0.96;
  }
  #body {
    flex: 1 1 auto;
    /* One line at least where large buttons leave no room; the rest scrolls. */
    min-height: calc(var(--nc-space-6, 24px) + 1.5em);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--nc-space-2, 8px);
    /* Below: room for the focus ring of a field. */
    padding: var(--nc-space-6, 24px) var(--nc-space-6, 24px) var(--nc-space-1, 4px);
    overflow: auto;
    overscroll-behavior: contain;
    overflow-wrap: anywhere;
  }
  h2 {
    margin: 0;
    font-size: var(--nc-font-size-lg, 1.1875rem);
    font-weight: var(--nc-font-weight-bold, 650);
    line-height: var(--nc-line-height-tight, 1.25);
  }
  p {
    margin: 0;
    color: var(--nc-color-text-muted, inherit);
    /* Keeps the line breaks of the text. */
    white-space: pre-line;
  }
  h2:empty,
  p:empty {
    display: none;
  }
  /* Without a heading the text is not muted. */
  h2:empty + p {
    color: inherit;
  }
  #fields {
    display: grid;
    gap: var(--nc-space-3, 12px);
    padding-block-start: var(--nc-space-2, 8px);
  }
  #actions {
    display: flex;
    flex-wrap: wrap;
    flex: none;
    gap: var(--nc-space-3, 12px);
    padding: var(--nc-space-4, 16px) var(--nc-space-6, 24px) var(--nc-space-6, 24px);
  }
  button {
    flex: 1 1 7rem;
    /* Buttons with long labels wrap to rows of their own, rather than breaking the label. */
    min-width: fit-content;
    min-height: var(--nc-touch-target, 44px);
    padding: var(--nc-space-2, 8px) var(--nc-space-3, 12px);
    border: 1px solid transparent;
    border-radius: var(--nc-button-radius, var(--nc-radius-md, 10px));
    /* A tint of the label's color. */
    background: color-mix(in srgb, currentColor 10%, transparent);
    color: var(--nc-modal-cancel-color, var(--nc-color-text, ButtonText));
    font: var(--nc-font-label, inherit);
    overflow-wrap: anywhere;
    cursor: pointer;
    touch-action: manipulation;
  }
  [data-many] {
    flex-direction: column;
  }
  [data-many] button {
    flex: none;
  }
  [part='destructive'] {
    --_tone: var(--nc-color-warn, LinkText);
    --_on-tone: var(--nc-color-on-warn, Canvas);
    color: var(--_tone);
  }
  [part='confirm'] {
    --_tone: var(--nc-modal-confirm-color, var(--nc-color-primary, LinkText));
    --_on-tone: var(--nc-modal-on-confirm-color, var(--nc-color-on-primary, Canvas));
    color: var(--_tone);
  }
  [data-filled] {
    background: var(--_tone);
    color: var(--_on-tone);
  }
  :is(button, #body):focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: var(--nc-focus-offset, 2px);
  }
  #body:focus-visible {
    outline-offset: -4px;
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
  @media (forced-colors: active) {
    button {
      border-color: ButtonBorder;
    }
    [data-filled] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

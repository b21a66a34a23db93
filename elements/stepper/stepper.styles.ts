import { css } from 'lit';
import { hostStyles } from '../internal/styles/control.styles.js';
import { notesBelowStyles } from '../internal/styles/notes-below.styles.js';

/**
 * The signs are backgrounds: boxes of their own would double the cost of the layout. Variables stand in longhands only,
 * and never in a gradient: each shorthand or gradient with one is parsed again for every stepper.
 */
export const stepperStyles = css`
  ${hostStyles}
  :host {
    display: inline-flex;
    max-inline-size: 100%;
    color: var(--nc-color-text, inherit);
    vertical-align: middle;
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  #field,
  button {
    flex: none;
    box-sizing: border-box;
    inline-size: var(--_size, var(--nc-touch-target, 44px));
    min-block-size: var(--_size, var(--nc-touch-target, 44px));
    margin: 0;
    padding: 0;
    border: 0;
    background-color: var(--nc-stepper-background-color, var(--nc-color-fill, Field));
    color: inherit;
    font: inherit;
  }
  #field {
    flex: 0 1 auto;
    inline-size: var(--nc-stepper-input-width, 4em);
    min-inline-size: 2em;
    margin-inline: 2px;
    border-radius: 2px;
    appearance: none;
    text-align: center;
    outline: 0;
    user-select: text;
    -webkit-user-select: text;
  }
  #field:focus-visible,
  :host(:state(user-invalid)) #field {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -2px;
  }
  :host(:state(user-invalid)) #field {
    outline-color: var(--nc-color-warn, Highlight);
  }
  button {
    background-image: linear-gradient(currentColor 0 0);
    background-position: center;
    background-size: var(--_sign, 14px) 2px;
    background-repeat: no-repeat;
    cursor: pointer;
  }
  [part='minus'] {
    order: -1;
    border-start-start-radius: var(--nc-radius-md, 10px);
    border-end-start-radius: var(--nc-radius-md, 10px);
  }
  [part='plus'] {
    background-image: linear-gradient(currentColor 0 0), linear-gradient(currentColor 0 0);
    background-size:
      var(--_sign, 14px) 2px,
      2px var(--_sign, 14px);
    border-start-end-radius: var(--nc-radius-md, 10px);
    border-end-end-radius: var(--nc-radius-md, 10px);
  }
  button:active {
    filter: brightness(0.93);
  }
  /* The release of a press goes to the element, so that it is seen by all. */
  button:disabled {
    color: var(--nc-color-border-strong, GrayText);
    pointer-events: none;
    cursor: default;
  }
  :host(:state(disabled)) #field {
    color: var(--nc-color-text-muted, GrayText);
    -webkit-text-fill-color: currentColor;
    opacity: 1;
    cursor: not-allowed;
  }
  :host([size='mini']) {
    --_size: 32px;
    --_sign: 10px;
    font-size: var(--nc-font-size-sm, 14px);
  }
  :host([size='large']) {
    --_size: 52px;
    font-size: var(--nc-font-size-lg, 19px);
  }
  /* No grid stretches it, unless a hint or a message has to have room below. */
  :host(:not(:state(noted))) {
    inline-size: fit-content;
  }
  ${notesBelowStyles}
  /* Forced colors drop painted images: there the signs are glyphs. */
  @media (forced-colors: active) {
    #field,
    button {
      border: 1px solid;
    }
    button::before {
      content: '+';
    }
    [part='minus']::before {
      content: '−';
    }
  }
`;

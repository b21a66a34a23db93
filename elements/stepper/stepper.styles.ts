import { css } from 'lit';
import { hostStyles } from '../internal/styles/control.styles.js';

export const stepperStyles = css`
  ${hostStyles}
  :host {
    display: inline-flex;
    align-items: stretch;
    max-inline-size: 100%;
    border-radius: var(--nc-radius-md, 10px);
    color: var(--nc-color-text, inherit);
    vertical-align: middle;
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  #field,
  button {
    box-sizing: border-box;
    min-block-size: var(--_size, var(--nc-touch-target, 44px));
    margin: 0;
    border: 0 solid transparent;
    background-color: var(--nc-stepper-background-color, var(--nc-color-fill, Field));
    color: inherit;
    font: inherit;
  }
  #field {
    flex: 0 1 var(--nc-stepper-input-width, 4em);
    inline-size: var(--nc-stepper-input-width, 4em);
    min-inline-size: 2em;
    margin-inline: 2px;
    padding: 0 4px;
    border-radius: 2px;
    appearance: none;
    font-variant-numeric: tabular-nums;
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
    position: relative;
    flex: none;
    inline-size: var(--_size, var(--nc-touch-target, 44px));
    padding: 0;
    border-start-start-radius: var(--nc-radius-md, 10px);
    border-end-start-radius: var(--nc-radius-md, 10px);
    cursor: pointer;
  }
  [part='minus'] {
    order: -1;
  }
  [part='plus'] {
    border-radius: 0;
    border-start-end-radius: var(--nc-radius-md, 10px);
    border-end-end-radius: var(--nc-radius-md, 10px);
  }
  button:active {
    filter: brightness(0.93);
  }
  /* The strokes are borders: those are there in forced colours as well. */
  button::before,
  [part='plus']::after {
    content: '';
    position: absolute;
    inset: 0;
    inline-size: 14px;
    block-size: 0;
    margin: auto;
    border-block-start: 2px solid;
    border-radius: 1px;
  }
  [part='plus']::after {
    rotate: 90deg;
  }
  /* The release of a press goes to the element, so that it is seen by all. */
  button:disabled {
    color: var(--nc-color-text-muted, GrayText);
    pointer-events: none;
    cursor: default;
  }
  button:disabled::before,
  [part='plus']:disabled::after {
    opacity: var(--nc-disabled-opacity, 0.45);
  }
  :host(:state(disabled)) #field {
    color: var(--nc-color-text-muted, GrayText);
    -webkit-text-fill-color: currentColor;
    opacity: 1;
    cursor: not-allowed;
  }
  :host([size='mini']) {
    --_size: 32px;
    font-size: var(--nc-font-size-sm, 14px);
  }
  :host([size='mini']) button::before,
  :host([size='mini']) [part='plus']::after {
    inline-size: 10px;
  }
  :host([size='large']) {
    --_size: 52px;
    font-size: var(--nc-font-size-lg, 19px);
  }
  @media (forced-colors: active) {
    #field,
    button {
      border-width: 1px;
    }
  }
`;

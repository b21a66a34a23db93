import { css } from 'lit';
import { float } from './float.styles.js';

/**
 * A field with something beside its text, after the styles of the field. In `:state(row)` the host is a grid whose frame,
 * `#frame`, replaces the field's.
 */
export const fieldRowStyles = css`
  #field {
    appearance: none;
  }
  #field::-webkit-search-decoration,
  #field::-webkit-search-cancel-button,
  #field::-webkit-calendar-picker-indicator {
    display: none !important;
  }
  /* By itself: other browsers drop a rule with a name that they do not know. */
  #field::-ms-reveal {
    display: none !important;
  }
  :host(:state(row)) {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto auto;
    align-items: center;
  }
  :host([hidden]) {
    display: none !important;
  }
  #frame {
    order: -1;
    box-sizing: border-box;
    grid-area: 2 / 1 / 3 / var(--_frame-end, -1);
    align-self: stretch;
    border: 1px solid var(--nc-field-border, var(--nc-color-border-strong, currentColor));
    border-block-end-color: var(--nc-field-line, var(--nc-field-border, var(--nc-color-border-strong, currentColor)));
    border-radius: var(--nc-field-radius, var(--nc-radius-md));
    background: var(--nc-field-background, var(--nc-color-surface));
  }
  :host(:state(disabled)) #frame {
    border-color: var(--nc-color-border, GrayText);
    background: var(--nc-color-fill);
  }
  :host(:focus-within) #frame {
    border-color: var(--nc-color-primary);
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -1px;
  }
  :host(:state(user-invalid)) #frame {
    border-color: var(--nc-color-warn);
    outline-color: var(--nc-color-warn, Highlight);
  }
  :host(:state(row)) #field,
  :host(:state(row):state(disabled)) #field {
    grid-area: 2 / 2;
    border: 0;
    outline: 0;
    background: none;
  }
  :host(:state(row)) label {
    grid-area: 1 / 1 / 2 / -1;
  }
  [name='prefix'] {
    display: flex;
    align-items: center;
    grid-area: 2 / 1;
    margin-inline-start: var(--nc-space-3, 12px);
  }
  label:not(:empty) ~ [name='prefix'] {
    padding-block-start: calc(${float} * 16px);
  }
  button {
    grid-area: 2 / 3;
    display: grid;
    place-items: center;
    width: var(--nc-touch-target, 44px);
    height: var(--nc-touch-target, 44px);
    padding: 0;
    border: 0;
    border-radius: var(--nc-radius-md);
    background: none;
    color: var(--nc-color-text-muted, inherit);
    cursor: pointer;
  }
  button:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -4px;
  }
  svg {
    width: 1.25rem;
    height: 1.25rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
  }
`;

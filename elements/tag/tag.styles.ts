import { css } from 'lit';
import { hostStyles } from '../internal/styles/host.styles.js';
import { typeStyles } from '../internal/styles/type.styles.js';

/** Pages have thousands of them: shorthands with variables would be parsed again for each. */
export const tagStyles = css`
  ${hostStyles}
  ${typeStyles}
  :host {
    position: relative;
    display: inline-block;
    inline-size: fit-content; /* No grid or flex box stretches it. */
    block-size: fit-content;
    max-width: 100%;
    border-radius: var(--nc-radius-sm, 6px);
    background-color: var(--nc-tag-background, var(--_fill, var(--nc-color-fill, #e9ebea)));
    color: var(--nc-tag-color, var(--_type, var(--nc-color-text, inherit)));
    font-size: 0.75rem;
    font-weight: var(--nc-font-weight-medium, 550);
    line-height: 1.25rem;
    overflow-wrap: anywhere;
    vertical-align: middle;
  }
  :host(:is(:state(checkable), :state(closable))) {
    display: inline-flex;
    align-items: center;
  }
  #label {
    display: block;
    padding: 2px 8px;
  }
  :host(:state(closable)) #label {
    padding-inline-end: 0;
  }
  :host([type]:not([type='default'])) {
    --_fill: color-mix(in srgb, var(--_type, transparent) 11%, var(--nc-color-surface, Canvas));
  }
  :host([size='small']) {
    font-size: 0.6875rem;
    line-height: 1rem;
  }
  :host([size='small']) #label {
    padding-block: 1px;
    padding-inline-start: 6px;
  }
  :host([size='small']:not(:state(closable))) #label {
    padding-inline-end: 6px;
  }
  :host([size='large']) {
    border-radius: var(--nc-radius-md, 10px);
    font-size: 0.875rem;
  }
  :host([size='large']) #label {
    padding-block: 6px;
    padding-inline-start: 12px;
  }
  :host([size='large']:not(:state(closable))) #label {
    padding-inline-end: 12px;
  }
  :host([round]) {
    border-radius: var(--nc-radius-full, 99px);
  }
  :host([plain]) #label {
    border-radius: inherit;
  }
  :host([plain]) #label::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid;
    border-color: var(--nc-tag-color, var(--_type, var(--nc-color-border-strong, currentColor)));
    border-radius: inherit;
    pointer-events: none;
  }
  :host([plain]) {
    background-color: var(--nc-tag-background, transparent);
  }
  :host(:state(checked)) #label::after {
    border-color: transparent;
  }
  :host(:state(checked)) {
    background-color: var(--nc-tag-checked-background, var(--_type, var(--nc-color-primary, Highlight)));
    color: var(--nc-tag-checked-color, var(--_on-type, var(--nc-color-on-primary, HighlightText)));
  }
  :host(:state(disabled)) {
    background-color: var(--nc-color-fill, transparent);
    color: var(--nc-color-text-muted, GrayText);
  }
  :host([plain]:state(disabled)) #label::after {
    border-color: var(--nc-color-border, GrayText);
  }
  :host([plain]:state(disabled)) {
    background-color: transparent;
  }
  button {
    padding: 0;
    border: 0;
    border-radius: inherit;
    background: none;
    color: inherit;
    font: inherit;
    text-align: inherit;
    overflow-wrap: inherit;
    cursor: pointer;
    user-select: none;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  button:focus {
    outline: 0;
  }
  button:disabled {
    cursor: not-allowed;
  }
  /* A small target is as easy to hit as a large one. */
  button::after {
    content: '';
    position: absolute;
    inset-block: min(0px, (100% - var(--nc-touch-target, 44px)) / 2);
    inset-inline: 0;
  }
  [part='check']::before,
  [part='close']::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  [part='check']:focus-visible::before,
  [part='close']:focus-visible::before {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: var(--nc-focus-offset, 2px);
  }
  [part='close']:focus-visible::before {
    outline-offset: -1px;
  }
  [part='close'] {
    position: relative;
    flex: none;
    margin-inline: 4px 5px;
    border-radius: 50%;
    line-height: 0;
  }
  :host([size='small']) [part='close'] {
    margin-inline-end: 3px;
  }
  :host([size='large']) [part='close'] {
    margin-inline-end: 9px;
  }
  [part='close']::after {
    inset-inline: -6px -14px;
  }
  svg {
    width: 1.333em;
    height: 1.333em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
  }
  @media (hover: hover) {
    :host(:state(checkable):hover:not(:state(disabled))) {
      filter: brightness(0.96);
    }
    [part='close']:enabled:hover {
      background-color: color-mix(in srgb, currentColor 16%, transparent);
    }
  }
  :host(:state(checkable):active:not(:state(disabled))) {
    filter: brightness(0.88);
  }
  @media (forced-colors: active) {
    :host {
      outline: 1px solid;
      outline-offset: -1px;
    }
    :host(:state(checked):not(:state(disabled))) {
      forced-color-adjust: none;
      background-color: Highlight;
      color: HighlightText;
    }
  }
`;

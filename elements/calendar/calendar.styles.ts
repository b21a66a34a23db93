import { css } from 'lit';
import { monthViewStyles } from '../internal/calendar/month-view.styles.js';
import { hostStyles } from '../internal/styles/control.styles.js';

/** The month and the note below it. */
export const dayStyles = css`
  ${monthViewStyles}
  [part='note'] {
    min-height: 1.25rem;
    color: var(--nc-color-text-muted, inherit);
    font-size: var(--nc-font-size-sm, 14px);
    line-height: 1.25rem;
    text-align: center;
  }
`;

export const calendarStyles = css`
  ${hostStyles}
  ${dayStyles}
  :host {
    display: block;
    outline: 0;
  }
  :host(:not(:state(popup))) {
    max-width: 26rem;
  }
  :host(:state(popup)) {
    align-content: center;
    min-height: var(--nc-touch-target, 44px);
    border-radius: var(--nc-radius-md);
    cursor: pointer;
  }
  :host(:state(disabled)) {
    color: var(--nc-color-text-muted, GrayText);
    cursor: not-allowed;
  }
  [part='label'],
  [part='message'] {
    color: var(--nc-color-text-muted);
    font-size: var(--nc-font-size-sm, 14px);
  }
  [part='label'] {
    padding-block-end: var(--nc-space-1, 4px);
  }
  :host([required]) [part='label']::after {
    content: ' *';
    color: var(--nc-color-warn);
  }
  [part='field'] {
    display: flex;
    align-items: center;
    gap: var(--nc-space-2, 8px);
    box-sizing: border-box;
    min-height: var(--nc-touch-target, 44px);
    padding: var(--nc-space-2, 8px) var(--nc-space-3, 12px);
    border: 1px solid var(--nc-field-border, var(--nc-color-border-strong, currentColor));
    border-radius: inherit;
    background: var(--nc-field-background, var(--nc-color-surface));
    color: var(--nc-field-color, var(--nc-color-text, inherit));
  }
  [part='field'] > svg {
    flex: none;
    width: 20px;
    height: 20px;
    margin-inline-start: auto;
    fill: none;
    stroke: var(--nc-color-text-muted, currentColor);
    stroke-width: 1.6;
    stroke-linecap: round;
  }
  :host(:state(disabled)) [part='field'] {
    border-color: var(--nc-color-border, GrayText);
    background: var(--nc-color-fill);
    color: var(--nc-color-text-muted, GrayText);
  }
  :host(:focus-visible) [part='field'] {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: var(--nc-focus-offset, 2px);
  }
  :host(:state(blank)) [part='field'] {
    color: var(--nc-color-text-muted);
  }
  :host(:state(user-invalid)) [part='field'] {
    border-color: var(--nc-color-warn);
    outline-color: var(--nc-color-warn, Highlight);
  }
  :host(:state(disabled)) :is([part='day'], [part='weekday']) {
    cursor: not-allowed;
  }
  :host(:state(disabled)) [part='day']:not([aria-selected='true']) {
    background: none;
  }
  :host(:state(disabled)) [part='day'][aria-selected='true'] {
    background: var(--nc-color-fill, transparent);
    color: var(--nc-color-text-muted, GrayText);
  }
  [part='message'] {
    padding-block-start: var(--nc-space-1, 4px);
    color: var(--nc-color-warn);
  }
`;

import { css } from 'lit';
import { hostStyles } from '../internal/styles/control.styles.js';

export const pickerStyles = css`
  ${hostStyles}
  :host {
    display: block;
    min-height: var(--nc-touch-target, 44px);
    align-content: center;
    border-radius: var(--nc-radius-md);
    outline: 0;
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
  [part='label']:empty,
  :host(:state(custom)) [part='field'] {
    display: none;
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
  :host(:state(disabled)) [part='field'] {
    border-color: var(--nc-color-border, GrayText);
    background: var(--nc-color-fill);
    color: var(--nc-color-text-muted, GrayText);
  }
  :host(:state(custom):focus-visible),
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
  /* An arrow that points down. */
  [part='field']::after {
    content: '';
    flex: none;
    width: 7px;
    height: 7px;
    margin-block-end: 4px;
    margin-inline: auto 2px;
    border: solid var(--nc-color-text-muted, currentColor);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  [part='message'] {
    padding-block-start: var(--nc-space-1, 4px);
    color: var(--nc-color-warn);
  }
`;

import { css } from 'lit';
import { hostStyles } from './host.styles.js';

/** Label and field of a text control, in normal flow. What stands around them has `text-extras.styles.ts`. */
export const fieldStyles = css`
  ${hostStyles}
  :host {
    display: block;
  }
  :host(:state(disabled)) {
    opacity: var(--nc-disabled-opacity, 0.45);
  }
  label {
    display: block;
    padding-block-end: var(--nc-space-1);
    color: var(--nc-color-text-muted);
    font-size: var(--nc-font-size-sm);
  }
  label:empty {
    display: none;
  }
  :host([required]) label::after {
    content: ' *';
    color: var(--nc-color-warn);
  }
  #field {
    display: block;
    box-sizing: border-box;
    width: 100%;
    min-height: var(--nc-touch-target, 44px);
    padding: var(--nc-space-2, 8px) var(--nc-space-3, 12px);
    border: 1px solid var(--nc-field-border, var(--nc-color-border-strong, currentColor));
    border-radius: var(--nc-radius-md);
    background: var(--nc-field-background, var(--nc-color-surface));
    color: var(--nc-field-color, var(--nc-color-text, inherit));
    font: inherit;
  }
  #field::placeholder {
    color: var(--nc-color-text-muted);
    opacity: 1;
  }
  #field:focus {
    border-color: var(--nc-color-primary);
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -1px;
  }
`;

import { css } from 'lit';
import { hostStyles } from '../internal/styles/control.styles.js';
import { float } from '../internal/styles/float.styles.js';
import { popupFieldStyles } from '../internal/styles/popup-field.styles.js';

export const pickerStyles = css`
  ${hostStyles}
  :host {
    display: block;
    min-height: var(--nc-touch-target, 44px);
    align-content: center;
    border-radius: var(--nc-field-radius, var(--nc-radius-md));
    outline: 0;
    cursor: pointer;
  }
  ${popupFieldStyles}
  [part='label']:empty,
  :host(:state(custom)) [part='field'] {
    display: none;
  }
  :host(:state(custom):focus-visible) {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: var(--nc-focus-offset, 2px);
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
  [part='label']:not(:empty) + [part='field']::after {
    translate: 0 calc(${float} * -8px);
  }
`;

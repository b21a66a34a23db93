import { css } from 'lit';
import { monthViewStyles } from '../internal/calendar/month-view.styles.js';
import { hostStyles } from '../internal/styles/control.styles.js';
import { popupFieldStyles } from '../internal/styles/popup-field.styles.js';

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
    border-radius: var(--nc-field-radius, var(--nc-radius-md));
    cursor: pointer;
  }
  ${popupFieldStyles}
  [part='field'] > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin-inline-start: auto;
    fill: none;
    stroke: var(--nc-color-text-muted, currentColor);
    stroke-width: 1.6;
    stroke-linecap: round;
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
`;

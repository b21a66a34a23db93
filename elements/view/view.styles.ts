import { css } from 'lit';
import { focusStyles, hostStyles } from '../internal/styles/control.styles.js';

export const viewStyles = css`
  ${hostStyles}
  ${focusStyles}
  :host {
    display: block;
  }
  /* A finger that rests here holds the view: it selects no text. */
  @media (pointer: coarse) {
    :host(:state(long-pressable)) {
      -webkit-touch-callout: none;
      -webkit-user-select: none;
      user-select: none;
    }
  }
`;

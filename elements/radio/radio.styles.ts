import { css } from 'lit';
import { checkableStyles } from '../internal/styles/control.styles.js';

/** Variables stand in longhands only, and never in a gradient: see `checkbox.styles.ts`. */
export const radioStyles = css`
  ${checkableStyles}
  [part='base']::before {
    content: '';
    display: inline-block; /* For pages that give the element a display of their own. */
    flex: none;
    box-sizing: border-box;
    width: 1.375rem;
    height: 1.375rem;
    border: 0.125rem solid;
    border-color: var(--nc-radio-border-color, var(--nc-color-border-strong, currentColor));
    border-radius: 50%;
    background-color: var(--nc-radio-background-color, var(--nc-color-surface));
  }
  :host(:state(user-invalid)) [part='base']::before {
    border-color: var(--nc-color-warn);
  }
  :host(:state(checked)) [part='base']::before {
    --_on: var(--nc-radio-active-background-color, var(--nc-radio-color, var(--nc-color-primary, Highlight)));
    border-color: var(--nc-radio-active-border-color, var(--_on));
    /* The dot is a background: a box of its own would add a third to the layout of a checked radio. */
    background-color: var(--_on);
    background-image: radial-gradient(currentColor 0.28125rem, transparent 0.3125rem);
    color: var(--nc-radio-fore-color, var(--nc-radio-icon-color, var(--nc-color-on-primary, Canvas)));
  }
  /* Forced colors drop painted images: there the ring gets thick. */
  @media (forced-colors: active) {
    :host(:state(checked)) [part='base']::before {
      border-width: 0.4375rem;
    }
  }
`;

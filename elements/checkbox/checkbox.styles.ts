import { css } from 'lit';
import { checkableStyles } from '../internal/styles/checkable.styles.js';

/**
 * Variables stand in longhands only, and never in a gradient (which paints with `currentColor`): each shorthand or gradient
 * with a variable is parsed again for every checkbox whose style changes.
 */
export const checkboxStyles = css`
  ${checkableStyles}
  [part='base']::before {
    content: '';
    display: inline-block; /* For pages that give the element a display of their own. */
    flex: none;
    box-sizing: border-box;
    width: 1.375rem;
    height: 1.375rem;
    border: 0.125rem solid;
    border-color: var(--nc-checkbox-border-color, var(--nc-color-border-strong, currentColor));
    border-radius: var(--nc-radius-sm);
    background-color: var(--nc-checkbox-background-color, var(--nc-color-surface));
    background-repeat: no-repeat;
  }
  :host(:is(:state(checked), :state(indeterminate))) [part='base']::before {
    border-color: var(--nc-checkbox-active-border-color, var(--nc-color-primary, currentColor));
    background-color: var(--nc-checkbox-active-background-color, var(--nc-color-primary));
    color: var(
      --nc-checkbox-fore-color,
      var(--nc-checkbox-icon-color, var(--nc-checkbox-color, var(--nc-color-on-primary)))
    );
  }
  /*
   * The tick is a background: a box of its own would add a third to the layout of a ticked checkbox. It is two strokes of
   * 2 px along the diagonals of their tiles.
   */
  :host(:state(checked)) [part='base']::before {
    background-image:
      linear-gradient(to top right, transparent 31%, currentColor 36% 64%, transparent 69%),
      linear-gradient(to top left, transparent 40%, currentColor 43% 57%, transparent 60%);
    background-position:
      0.1875rem 0.53125rem,
      0.40625rem 0.25rem;
    background-size:
      0.3125rem 0.3125rem,
      0.59375rem 0.59375rem;
  }
  :host(:state(indeterminate)) [part='base']::before {
    background-image: linear-gradient(currentColor 0 0);
    background-position: center;
    background-size: 0.625rem 0.15625rem;
  }
  :host(:state(user-invalid)) [part='base']::before {
    border-color: var(--nc-color-warn);
  }
  /* Forced colors drop painted images: there the tick is a glyph. */
  @media (forced-colors: active) {
    :host(:is(:state(checked), :state(indeterminate))) [part='base']::before {
      content: '✓';
      display: grid;
      place-items: center;
      font-size: 1rem;
    }
    :host(:state(indeterminate)) [part='base']::before {
      content: '–';
    }
  }
`;

import { css } from 'lit';
import { checkableStyles } from '../internal/styles/checkable.styles.js';

/**
 * A negative margin puts the thumb on the track, in the same row, so that both follow the direction of the text. Its
 * transform paints it above the track and, unlike a z-index, not above what is outside the switch. Where the page gives the
 * switch a display of its own, the thumb floats to the start of the line, or shares the cell of the track.
 */
export const switchStyles = css`
  ${checkableStyles}
  :host {
    /* The browser scrolls vertically; horizontally the thumb follows the finger. */
    touch-action: pan-y pinch-zoom;
  }
  [part='base']::before {
    content: '';
    display: inline-block;
    flex: none;
    grid-area: 1 / 1;
    box-sizing: border-box;
    width: 3.25rem;
    height: 2rem;
    border: 0.125rem solid;
    border-color: var(--nc-switch-background-color, var(--nc-color-border-strong, GrayText));
    border-radius: var(--nc-radius-full, 32px);
    background-color: var(--nc-switch-background-color, var(--nc-color-border-strong, GrayText));
  }
  [part='base']::after {
    content: '';
    float: inline-start;
    flex: none;
    order: -1;
    grid-area: 1 / 1;
    box-sizing: border-box;
    width: 1.625rem;
    height: 1.625rem;
    margin-block: 0.1875rem;
    margin-inline: 0.1875rem calc(-1.8125rem - var(--nc-space-2, 8px));
    border-radius: 50%;
    background-color: var(--nc-switch-fore-color, #fff);
    box-shadow: var(--nc-shadow-1);
    transform: translateX(calc(var(--_travel, 0) * 0.0625rem));
  }
  /* Animates only what the user switches. Switches that code sets change at once. */
  :host(:is(:hover, :focus, :active)) [part='base']::before {
    transition:
      background-color var(--nc-duration-fast),
      border-color var(--nc-duration-fast);
  }
  :host(:is(:hover, :focus, :active)) [part='base']::after {
    transition: transform var(--nc-duration-normal) var(--nc-easing-out);
  }
  :host(:state(checked)) {
    --_travel: 20;
  }
  :host(:state(checked):dir(rtl)) {
    --_travel: -20;
  }
  :host(:state(checked)) [part='base']::before {
    --_track: var(--nc-switch-active-background-color, var(--nc-switch-color, var(--nc-color-primary, Highlight)));
    border-color: var(--_track);
    background-color: var(--_track);
  }
  :host(:state(checked)) [part='base']::after {
    background-color: var(--nc-switch-active-fore-color, var(--nc-color-on-primary, #fff));
  }
  :host(:state(user-invalid)) [part='base']::before {
    border-color: var(--nc-color-warn);
  }
  :host(:state(dragging):is(:hover, :focus, :active)) [part='base']::after {
    transition: none;
  }

  :host(:not([type='checkbox'])) {
    --_box: 3.25rem;
    --_high: 2rem;
  }
  :host([type='checkbox']) [part='base']::before {
    width: 1.375rem;
    height: 1.375rem;
    border-radius: var(--nc-radius-sm);
  }
  :host([type='checkbox']:not(:state(checked))) [part='base']::before {
    background-color: var(--nc-switch-background-color, var(--nc-color-surface, Canvas));
    border-color: var(--nc-color-border-strong, GrayText);
  }
  :host([type='checkbox']) [part='base']::after {
    width: 0.4375rem;
    height: 0.75rem;
    margin-block: 0.3125rem;
    margin-inline: 0.46875rem calc(-0.90625rem - var(--nc-space-2, 8px));
    border: solid var(--nc-switch-active-fore-color, var(--nc-color-on-primary, #fff));
    border-width: 0 0.15625rem 0.15625rem 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
    transform: translateY(-0.09375rem) rotate(45deg);
  }
  :host([type='checkbox']:not(:state(checked))) [part='base']::after {
    visibility: hidden;
  }

  /* In the middle of the track, with a hint below. */
  :host(:state(noted)) [part='base']::after {
    margin-block: auto;
  }

  @media (forced-colors: active) {
    [part='base']::before,
    [part='base']::after {
      forced-color-adjust: none;
    }
    [part='base']::before {
      border-color: ButtonText;
      background: ButtonFace;
    }
    [part='base']::after {
      background: ButtonText;
    }
    :host(:state(checked)) [part='base']::before {
      border-color: Highlight;
      background: Highlight;
    }
    :host(:state(checked)) [part='base']::after {
      background: HighlightText;
    }
    :host(:state(disabled)) [part='base']::before {
      border-color: GrayText;
      background: ButtonFace;
    }
    :host(:state(disabled)) [part='base']::after {
      background: GrayText;
    }
    :host([type='checkbox']) [part='base']::after {
      border-color: HighlightText;
      background: none;
    }
  }
`;

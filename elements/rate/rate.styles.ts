import { css } from 'lit';
import { focusStyles, hostStyles } from '../internal/styles/control.styles.js';
import { notesBelowStyles } from '../internal/styles/notes-below.styles.js';

/**
 * A star is a box of 24 × 24, painted up to its share and cut to the outline. A character is drawn twice instead. Variables
 * stand in longhands only: each shorthand or gradient with one is parsed again for every star.
 */
export const rateStyles = css`
  ${hostStyles}
  ${focusStyles}
  :host {
    --_rest: var(--nc-rate-void-color, color-mix(in srgb, var(--nc-color-border-strong, GrayText) 60%, transparent));
    display: inline-flex;
    align-items: center;
    column-gap: var(--_gutter, 4px);
    min-block-size: var(--nc-touch-target, 44px);
    border-radius: var(--nc-radius-sm, 6px);
    color: var(--nc-rate-color, light-dark(#c27c00, #f0bd63));
    vertical-align: middle;
    cursor: pointer;
    user-select: none;
    -webkit-user-select: none;
    touch-action: pan-y pinch-zoom;
  }
  :host(:is([readonly], :state(disabled))) {
    cursor: default;
    touch-action: auto;
  }
  :host(:state(disabled)) {
    cursor: not-allowed;
    opacity: var(--nc-disabled-opacity, 0.45);
  }
  :host(:state(user-invalid)) {
    --_rest: color-mix(in srgb, var(--nc-color-warn, currentColor) 40%, transparent);
  }
  /* No grid stretches it, unless a hint or a message has to have room below. */
  :host(:not(:state(noted))) {
    inline-size: fit-content;
  }
  ${notesBelowStyles}
  [part='star'] {
    display: inline-block; /* For pages that give the element a display of their own. */
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    background-color: var(--_rest);
    background-image: linear-gradient(currentColor 0 0);
    background-size: calc(var(--_share, 0) * 100%) 100%;
    background-repeat: no-repeat;
    clip-path: path(
      'M10.9 2.9a1.25 1.25 0 0 1 2.2 0l2.5 5 5.5.8a1.25 1.25 0 0 1 .7 2.1l-4 3.9.9 5.5a1.25 1.25 0 0 1-1.8 1.3L12 18.9l-4.9 2.6a1.25 1.25 0 0 1-1.8-1.3l.9-5.5-4-3.9a1.25 1.25 0 0 1 .7-2.1l5.5-.8Z'
    );
    /* The outline has no other size: a star of another one is scaled, and its margin makes room. */
    scale: var(--_scale, none);
    margin-block-start: var(--_room, 0);
    margin-block-end: var(--_room, 0);
    margin-inline-start: var(--_room, 0);
    margin-inline-end: var(--_room, 0);
  }
  [part='star']:dir(rtl) {
    background-position-x: 100%;
  }
  :host(:state(icon)) [part='star'] {
    clip-path: var(--_icon);
  }
  :host(:state(character)) [part='star'] {
    position: relative;
    background: none;
    clip-path: none;
    font-size: 24px;
    line-height: 1;
    text-align: center;
  }
  :host(:state(character)) [part='star']::before,
  :host(:state(character)) [part='star']::after {
    content: var(--_character);
    position: absolute;
    inset: 0;
    white-space: nowrap;
  }
  /* A picture has colors of its own, which turn gray. */
  :host(:state(character)) [part='star']::before {
    color: var(--nc-rate-void-color, var(--nc-color-border-strong, GrayText));
    filter: grayscale(1);
    opacity: 0.6;
  }
  :host(:state(character)) [part='star']::after {
    clip-path: inset(0 calc(100% - var(--_share, 0) * 100%) 0 0);
  }
  :host(:state(character):dir(rtl)) [part='star']::after {
    clip-path: inset(0 0 0 calc(100% - var(--_share, 0) * 100%));
  }
  @media (forced-colors: active) {
    :host {
      --_rest: GrayText;
      color: Highlight;
      forced-color-adjust: none;
    }
    :host(:state(disabled)) {
      --_rest: GrayText;
      color: GrayText;
      opacity: 1;
    }
    /* Colors may look alike: what is not reached is hatched, a character an outline. */
    [part='star'] {
      background-color: transparent;
      background-image:
        linear-gradient(currentColor 0 0), repeating-linear-gradient(45deg, var(--_rest) 0 1.5px, transparent 1.5px 4px);
      background-size:
        calc(var(--_share, 0) * 100%) 100%,
        auto;
      background-repeat: no-repeat, repeat;
    }
    :host(:state(character)) [part='star']::before {
      opacity: 1;
      -webkit-text-fill-color: transparent;
      -webkit-text-stroke: 1px var(--_rest);
    }
  }
`;

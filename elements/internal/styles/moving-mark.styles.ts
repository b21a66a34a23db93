import { css } from 'lit';

/** A mark on the chosen one of several boxes in a row (`motion/moving-mark.ts`): it is in that box, and moves between boxes. */
export const movingMarkStyles = css`
  .mark {
    /* As a background it is lighter than the row that it is on, in the dark as well. */
    --_thumb: light-dark(
      var(--nc-color-surface-raised, Canvas),
      color-mix(in srgb, var(--nc-color-text, CanvasText) 16%, var(--nc-color-fill, Canvas))
    );
    position: absolute;
    left: var(--_inset, 0px);
    right: calc(var(--_inset, 0px) - var(--_grow, 0px));
    translate: var(--_x, 0px);
    pointer-events: none;
    transition:
      translate var(--nc-duration-normal, 220ms) var(--nc-easing-out, ease-out),
      right var(--nc-duration-normal, 220ms) var(--nc-easing-out, ease-out);
  }
  @media (prefers-reduced-motion: reduce) {
    .mark {
      transition: none;
    }
  }
`;

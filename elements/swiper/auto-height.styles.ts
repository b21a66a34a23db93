import { css } from 'lit';

/** A swiper that is as high as the current slide. */
export const autoHeightStyles = css`
  :host(:state(auto-height)) {
    block-size: auto;
  }
  :host(:state(auto-height)) #track {
    --_block-size: auto;
  }
  :host(:state(auto-height)) #scroller {
    position: relative;
    block-size: var(--_height, 150px);
    transition: block-size calc(var(--_pace, 0) * var(--nc-duration-normal, 220ms)) var(--nc-easing-out, ease-out);
  }
  @media (prefers-reduced-motion: reduce) {
    :host(:state(auto-height)) #scroller {
      transition: none;
    }
  }
`;

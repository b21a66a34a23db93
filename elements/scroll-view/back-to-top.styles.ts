import { css } from 'lit';

export const backToTopStyles = css`
  #end {
    position: sticky;
    inset-block-end: 0;
    inset-inline: 0;
    z-index: 1;
    height: 0;
  }
  [part='back-to-top'] {
    position: absolute;
    inset-block-end: var(--nc-space-4, 16px);
    inset-inline-end: var(--nc-space-4, 16px);
    display: grid;
    place-content: center;
    width: var(--nc-touch-target, 44px);
    height: var(--nc-touch-target, 44px);
    padding: 0;
    border: 1px solid transparent;
    border-radius: 50%;
    background: var(--nc-color-surface-raised, Canvas);
    box-shadow: var(--nc-shadow-2, 0 1px 4px rgb(0 0 0 / 0.3));
    color: var(--nc-color-primary, CanvasText);
    cursor: pointer;
    transition:
      opacity var(--nc-duration-normal, 220ms),
      visibility var(--nc-duration-normal, 220ms);
  }
  :host(:not(:state(far))) [part='back-to-top'] {
    opacity: 0;
    visibility: hidden;
  }
  [part='back-to-top']:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: var(--nc-focus-offset, 2px);
  }
  [part='back-to-top']::before {
    content: '';
    width: 10px;
    height: 10px;
    border: solid;
    border-width: 2px 0 0 2px;
    translate: 0 3px;
    rotate: 45deg;
  }
  @media (forced-colors: active) {
    [part='back-to-top'] {
      border-color: ButtonBorder;
    }
  }
`;

import { css } from 'lit';
import { fieldStyles } from '../internal/styles/field.styles.js';

export const inputStyles = css`
  ${fieldStyles}
  #field::-webkit-search-decoration,
  #field::-webkit-search-cancel-button,
  #field::-ms-reveal {
    display: none;
  }
  button {
    grid-area: 2 / 3;
    display: grid;
    place-items: center;
    width: var(--nc-touch-target, 44px);
    height: var(--nc-touch-target, 44px);
    padding: 0;
    border: 0;
    border-radius: var(--nc-radius-md);
    background: none;
    color: var(--nc-color-text-muted, inherit);
    cursor: pointer;
  }
  button:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -4px;
  }
  svg {
    width: 20px;
    height: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
  }
`;

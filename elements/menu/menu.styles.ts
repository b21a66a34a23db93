import { css } from 'lit';
import { besideStyles } from '../internal/overlay/beside.styles.js';

export const menuStyles = css`
  ${besideStyles}
  #surface {
    --_background: var(--nc-menu-background, var(--nc-color-surface-raised, Menu));
    --_widest: var(--nc-menu-max-width, 20rem);
    min-width: var(--nc-menu-min-width, 11rem);
    padding: var(--nc-space-1, 4px);
    overflow: hidden auto;
    overscroll-behavior: contain;
  }
  hr,
  ::slotted(hr) {
    margin: var(--nc-space-1, 4px) var(--nc-space-3, 12px);
    border: 0;
    border-block-start: 1px solid var(--nc-color-border, currentColor);
  }
`;

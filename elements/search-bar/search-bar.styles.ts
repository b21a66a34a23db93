import { css } from 'lit';
import { fieldStyles } from '../internal/styles/field.styles.js';
import { fieldRowStyles } from '../internal/styles/field-row.styles.js';
import { spinStyles } from '../internal/styles/spin.styles.js';
import { unseenStyles } from '../internal/styles/unseen.styles.js';

export const searchBarStyles = css`
  ${fieldStyles}
  ${fieldRowStyles}
  ${spinStyles}
  ${unseenStyles}
  :host(:state(row)) {
    --_frame-end: 6;
    --nc-field-float: 0;
    --nc-radius-md: 22px;
    --nc-field-radius: 22px;
    grid-template-columns: auto minmax(0, 1fr) auto auto auto auto;
  }
  :host(:state(square)) {
    --nc-radius-md: 10px;
    --nc-field-radius: 10px;
  }
  #frame {
    border-color: var(--nc-field-border, transparent);
    background: var(--nc-field-background, var(--nc-color-fill, Field));
  }
  label {
    padding-inline: var(--nc-space-3, 12px);
  }
  #field {
    padding-inline-start: var(--nc-space-2, 8px);
  }
  [part='icon'] {
    position: relative;
    grid-area: 2 / 1;
    display: grid;
    place-items: center;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin-inline-start: var(--nc-space-3, 12px);
    color: var(--nc-color-text-muted, inherit);
    pointer-events: none;
  }
  :host(:state(loading)) [part='icon']::after {
    content: '';
    position: absolute;
    inset: 2px;
    border: 2px solid;
    border-block-end-color: transparent;
    border-radius: 50%;
    animation: spin 0.9s linear infinite;
  }
  :host(:state(loading)) [part='icon'] > * {
    visibility: hidden;
  }
  @media (prefers-reduced-motion: reduce) {
    :host(:state(loading)) [part='icon']::after {
      animation-duration: 4s;
    }
  }
  [name='suffix'][data-filled] {
    display: flex;
    align-items: center;
    grid-area: 2 / 5;
    margin-inline-end: var(--nc-space-2, 8px);
  }
  [part='cancel'] {
    grid-area: 2 / 6;
    inline-size: auto;
    margin-inline-start: var(--nc-space-1, 4px);
    padding-inline: var(--nc-space-2, 8px);
    border-radius: var(--nc-radius-sm, 6px);
    color: var(--nc-color-primary, LinkText);
    font: inherit;
    white-space: nowrap;
  }
  [part='cancel']:disabled {
    color: var(--nc-color-text-muted, GrayText);
    cursor: default;
  }
  @media (forced-colors: active) {
    #frame {
      border-color: ButtonBorder;
    }
    /* A ring without its gap would not seem to turn. */
    [part='icon']::after {
      forced-color-adjust: none;
    }
  }
`;

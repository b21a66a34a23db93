import { css } from 'lit';

/** What may stand around the field of a text control. */
export const textExtrasStyles = css`
  :host {
    display: flow-root;
  }
  #field::placeholder {
    color: var(--placeholder-color, var(--nc-color-text-muted));
    font-family: var(--placeholder-font-family, inherit);
    font-size: var(--placeholder-font-size, inherit);
    font-style: var(--placeholder-font-style, inherit);
    font-weight: var(--placeholder-font-weight, inherit);
    letter-spacing: var(--placeholder-letter-spacing, inherit);
    opacity: var(--placeholder-opacity, 1);
  }
  :host(:state(user-invalid)) #field {
    border-color: var(--nc-color-warn);
  }
  [part='message'],
  [part='counter'] {
    grid-row: 3;
    display: inline-block;
    padding-block-start: var(--nc-space-1, 4px);
    color: var(--nc-color-text-muted);
    font-size: var(--nc-font-size-sm, 14px);
  }
  [part='message'] {
    grid-column: 1 / 3;
    color: var(--nc-color-warn);
  }
  [part='counter'] {
    float: inline-end;
    grid-column: 3 / -1;
    justify-self: end;
    font-variant-numeric: tabular-nums;
  }
`;

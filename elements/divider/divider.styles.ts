import { css } from 'lit';
import { hostStyles } from '../internal/styles/host.styles.js';

export const dividerStyles = css`
  ${hostStyles}
  :host {
    display: block;
    color: var(--nc-color-text-muted, inherit);
    font-size: var(--nc-font-size-sm, 14px);
    overflow-wrap: anywhere;
  }
  /* Its margins collapse with those around the element. */
  slot {
    display: flex;
    align-items: center;
    margin-block: var(--nc-divider-space, var(--nc-space-4, 16px));
  }
  slot::before,
  slot::after {
    content: '';
    flex: 1 1 0;
    min-width: var(--nc-space-4, 16px);
    border-block-start: 1px solid;
    border-color: var(--nc-divider-color, var(--nc-color-border, currentColor));
  }
  :host(:state(text)) slot::before {
    margin-inline-end: var(--nc-space-3, 12px);
  }
  :host(:state(text)) slot::after {
    margin-inline-start: var(--nc-space-3, 12px);
  }
  :host([align='start']) slot::before,
  :host([align='end']) slot::after {
    flex: 0 0 var(--nc-space-6, 24px);
  }
  :host([dashed]) slot::before,
  :host([dashed]) slot::after {
    border-block-start-style: dashed;
  }
  :host([vertical]) {
    display: inline-block;
    width: fit-content; /* No grid stretches it. */
    height: 0.9em;
    vertical-align: -0.05em;
  }
  :host([vertical]) slot {
    display: block;
    overflow: hidden;
    width: 0;
    height: 100%;
    margin: 0 var(--nc-divider-space, var(--nc-space-3, 12px));
    border-inline-start: 1px solid;
    border-color: var(--nc-divider-color, var(--nc-color-border, currentColor));
  }
  :host([vertical][dashed]) slot {
    border-inline-start-style: dashed;
  }
  :host([vertical]) slot::before,
  :host([vertical]) slot::after,
  :host([vertical]) ::slotted(*) {
    display: none;
  }
`;

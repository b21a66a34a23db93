import { css } from 'lit';
import { hostStyles } from '../internal/styles/host.styles.js';

export const dividerStyles = css`
  ${hostStyles}
  :host {
    display: flex;
    align-items: center;
    margin-block: var(--nc-space-4, 16px);
    color: var(--nc-color-text-muted, inherit);
    font-size: var(--nc-font-size-sm, 14px);
    overflow-wrap: anywhere;
  }
  :host::before,
  :host::after {
    content: '';
    display: block; /* For pages that give the element a display of their own. */
    flex: 1 1 0;
    min-width: var(--nc-space-4, 16px);
    border-block-start: 1px solid;
    border-color: var(--nc-divider-color, var(--nc-color-border, currentColor));
  }
  :host(:state(text))::before {
    margin-inline-end: var(--nc-space-3, 12px);
  }
  :host(:state(text))::after {
    margin-inline-start: var(--nc-space-3, 12px);
  }
  :host([align='start'])::before,
  :host([align='end'])::after {
    flex: 0 0 var(--nc-space-6, 24px);
  }
  :host([dashed])::before,
  :host([dashed])::after {
    border-block-start-style: dashed;
  }
  :host([vertical]) {
    display: inline-block;
    width: 0;
    height: 0.9em;
    margin: 0 var(--nc-space-3, 12px);
    border-inline-start: 1px solid;
    border-color: var(--nc-divider-color, var(--nc-color-border, currentColor));
    vertical-align: -0.05em;
  }
  :host([vertical][dashed]) {
    border-inline-start-style: dashed;
  }
  :host([vertical])::before,
  :host([vertical])::after,
  :host([vertical]) slot {
    display: none;
  }
`;

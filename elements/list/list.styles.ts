import { css } from 'lit';
import { focusStyles } from '../internal/styles/focus.styles.js';
import { hostStyles } from '../internal/styles/host.styles.js';

export const listStyles = css`
  ${hostStyles}
  ${focusStyles}
  :host {
    --nc-focus-offset: -2px;
    position: relative;
    isolation: isolate;
    display: block;
    overflow: hidden auto;
    overflow-anchor: none;
    -webkit-overflow-scrolling: touch;
  }
  /* Something around it scrolls: headers stay at the edge of that. */
  :host(:state(around)) {
    overflow: visible;
  }
  #rows {
    position: relative;
    display: flow-root;
  }
  ::slotted(:is([data-index], [data-group])) {
    box-sizing: border-box;
    display: flow-root;
  }
  ::slotted([data-group]) {
    position: sticky;
    inset-block-start: var(--nc-list-header-offset, 0);
    z-index: 1;
    background: var(--nc-list-header-background, var(--nc-color-background, Canvas));
  }
  :host(:state(plain-groups)) ::slotted([data-group]) {
    padding: var(--nc-space-2, 8px) var(--nc-space-4, 16px);
    color: var(--nc-color-text-muted, CanvasText);
    font-size: var(--nc-font-size-sm, 14px);
    font-weight: var(--nc-font-weight-medium, 500);
  }
  :host(:state(horizontal)) {
    overflow: auto hidden;
  }
  :host(:state(horizontal):state(around)) {
    overflow: visible;
  }
  :host(:state(horizontal)) #rows {
    display: flex;
    width: max-content;
    min-height: 100%;
  }
  :host(:state(horizontal)) ::slotted(:is([data-index], [data-group])) {
    flex: none;
  }
  :host(:state(horizontal)) ::slotted([data-group]) {
    inset-block-start: auto;
    inset-inline-start: var(--nc-list-header-offset, 0);
  }
  [part='empty'],
  [part='loading'] {
    display: flex;
    align-items: center;
    justify-content: center;
    box-sizing: border-box;
    min-height: var(--nc-touch-target, 44px);
    padding: var(--nc-space-4, 16px);
    color: var(--nc-color-text-muted, CanvasText);
    text-align: center;
  }
`;

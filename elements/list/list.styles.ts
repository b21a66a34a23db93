import { css } from 'lit';
import { focusStyles } from '../internal/styles/focus.styles.js';
import { hostStyles } from '../internal/styles/host.styles.js';

export const listStyles = css`
  ${hostStyles}
  ${focusStyles}
  :host {
    --nc-focus-offset: -2px;
    --_to: right;
    position: relative;
    isolation: isolate;
    display: block;
    overflow: hidden auto;
    overflow-anchor: none;
    -webkit-overflow-scrolling: touch;
  }
  :host(:dir(rtl)) {
    --_to: left;
  }
  /* Something around it scrolls: headers stay at the edge of that. */
  :host(:state(around)) {
    overflow: visible;
  }
  #rows {
    position: relative;
    display: flow-root;
  }
  /* Few rows stand at its end. */
  :host(:state(anchored):not([hidden], :state(horizontal))) {
    display: flex;
    flex-direction: column;
  }
  :host(:state(anchored)) #rows {
    flex: none;
    margin-block-start: auto;
  }
  [name='new-items'] {
    position: sticky;
    inset-block-end: var(--nc-space-3, 12px);
    z-index: 2;
    display: none;
    flex: none;
    align-items: end;
    justify-content: center;
    block-size: 0;
  }
  :host(:state(new-items)) [name='new-items'] {
    display: flex;
  }
  ::slotted(:is([data-index], [data-group])) {
    box-sizing: border-box;
    display: flow-root;
  }
  ::slotted([data-line])::before {
    content: '';
    display: block;
    height: 1px;
    background: linear-gradient(
      to var(--_to),
      transparent var(--nc-rows-line-start, 16px),
      var(--nc-color-border, GrayText) 0
    );
  }
  /* As the cell beside it. */
  ::slotted([data-line='cell'])::before {
    background-color: var(--nc-cell-background, var(--nc-color-surface, Canvas));
  }
  @media (forced-colors: active) {
    ::slotted([data-line])::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
  ::slotted([data-group]) {
    position: sticky;
    inset-block-start: var(--nc-list-header-offset, 0);
    z-index: 1;
    background: var(--nc-list-header-background, var(--nc-color-background, Canvas));
  }
  /* Space by the tracks of a grid: a page's reset takes paddings away. */
  :host(:state(plain-groups)) ::slotted([data-group]) {
    display: grid;
    grid-template:
      var(--nc-space-2, 8px) auto var(--nc-space-2, 8px) / var(--nc-space-4, 16px)
      minmax(0, 1fr) var(--nc-space-4, 16px);
    color: var(--nc-color-text-muted, CanvasText);
    font-size: var(--nc-font-size-sm, 14px);
    font-weight: var(--nc-font-weight-medium, 500);
  }
  :host(:state(plain-groups)) ::slotted([data-group])::before {
    content: '';
    grid-area: 1 / 1 / 2 / 4;
  }
  :host(:state(plain-groups)) ::slotted([data-group])::after {
    content: '';
    grid-area: 2 / 1;
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

import { css } from 'lit';
import { focusStyles, hostStyles } from '../internal/styles/control.styles.js';

/** Places count from the left, also where text runs to the left. */
export const movableViewStyles = css`
  ${hostStyles}
  ${focusStyles}
  :host {
    display: block;
    position: absolute;
    inset: 0 auto auto 0;
    width: 10px;
    height: 10px;
    transform-origin: 0 0;
  }
  :host(:state(movable)) {
    cursor: grab;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  :host([scale]:state(movable)) {
    touch-action: pan-x pan-y;
  }
  :host([direction='horizontal']:state(movable)) {
    touch-action: pan-y;
  }
  :host([direction='vertical']:state(movable)) {
    touch-action: pan-x;
  }
  :host([direction='all']:state(movable)) {
    touch-action: none;
  }
  /* Only while it lasts: a layer of its own is not drawn anew, and would be blurred once it is larger. */
  :host(:state(moving)) {
    will-change: transform;
  }
  :host(:state(dragging)) {
    cursor: grabbing;
  }
  span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

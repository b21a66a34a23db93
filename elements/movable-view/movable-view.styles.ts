import { css } from 'lit';
import { focusStyles, hostStyles } from '../internal/styles/control.styles.js';
import { unseenStyles } from '../internal/styles/unseen.styles.js';

/** Positions count from the left, in right-to-left text too. */
export const movableViewStyles = css`
  ${unseenStyles}
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
  /* Only while it moves: a layer of its own is not rasterised again, so it would look blurred after a zoom. */
  :host(:state(moving)) {
    will-change: transform;
  }
  :host(:state(dragging)) {
    cursor: grabbing;
  }
`;

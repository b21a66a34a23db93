import { css } from 'lit';
import { hostStyles } from '../internal/styles/control.styles.js';

export const canvasStyles = css`
  ${hostStyles}
  :host {
    position: relative;
    display: inline-block;
    width: 300px;
    height: 150px;
    max-width: 100%;
    vertical-align: middle;
    -webkit-user-select: none;
    user-select: none;
  }
  :host([disable-scroll]) {
    touch-action: none;
  }
  canvas {
    display: block;
    width: 100%;
    height: 100%;
    /* The sizes that observers report as inline and block are those of width and height. */
    writing-mode: horizontal-tb;
    -webkit-touch-callout: none;
  }
  /* As large as the canvas: it does not move when the element is defined, and has its place for magnifiers. */
  .words {
    position: absolute;
    inset: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

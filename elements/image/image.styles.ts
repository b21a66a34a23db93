import { css } from 'lit';
import { hostStyles } from '../internal/styles/control.styles.js';

export const imageStyles = css`
  ${hostStyles}
  :host {
    position: relative;
    display: inline-block;
    overflow: hidden;
    width: 320px;
    height: 240px;
    max-width: 100%;
    vertical-align: middle;
  }
  :host([mode='widthFix']) {
    height: auto;
  }
  :host([mode='heightFix']) {
    width: auto;
  }
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: var(--nc-image-fit, fill);
    object-position: var(--nc-image-position, 50% 50%);
  }
  :host([mode='widthFix']) img {
    height: auto;
  }
  :host([mode='heightFix']) img {
    width: auto;
  }
  slot,
  [part='retry'] {
    position: absolute;
    inset: 0;
  }
  slot[name='placeholder'] {
    display: none;
  }
  /* Until the picture is there, its place is. */
  :host(:state(loading)) {
    background: var(--nc-image-placeholder, var(--nc-color-fill));
  }
  :host(:state(loading)) slot[name='placeholder'],
  slot[name='error'] {
    display: grid;
    place-items: center;
  }
  :host(:state(error)) {
    background: var(--nc-color-fill);
    color: var(--nc-color-text-muted);
  }
  :host(:state(error)) img {
    visibility: hidden;
  }
  button {
    display: grid;
    place-items: center;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
  }
  svg {
    width: 28px;
    height: 28px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
  }
  button:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -4px;
  }
`;

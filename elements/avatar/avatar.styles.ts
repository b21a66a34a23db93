import { css } from 'lit';
import { hostStyles } from '../internal/styles/host.styles.js';

export const avatarStyles = css`
  ${hostStyles}
  :host {
    --_size: var(--nc-avatar-size, 40px);
    position: relative;
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    overflow: hidden;
    width: var(--_size);
    height: var(--_size);
    border-radius: 50%;
    background-color: var(--nc-avatar-background, var(--nc-color-primary-soft, #dcf0f2));
    color: var(--nc-avatar-color, var(--nc-color-primary, inherit));
    font-size: calc(var(--_size) * 0.36);
    font-weight: var(--nc-font-weight-medium, 550);
    line-height: 1;
    white-space: nowrap;
    vertical-align: middle;
    user-select: none;
  }
  :host([shape='square']) {
    border-radius: var(--nc-avatar-radius, min(var(--nc-radius-md, 10px), var(--_size) / 4));
  }
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* Behind a picture that is partly transparent there are no letters. */
  :host(:state(loaded)) {
    background-color: var(--nc-avatar-background, var(--nc-color-fill, transparent));
    color: transparent;
  }
  :host(:state(loaded)) slot {
    visibility: hidden;
  }
  svg {
    width: 1.5em;
    height: 1.5em;
    fill: currentColor;
  }
  @media (forced-colors: active) {
    :host {
      outline: 1px solid;
      outline-offset: -1px;
    }
  }
`;

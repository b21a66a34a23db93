import { css } from 'lit';
import { hostStyles } from '../internal/styles/host.styles.js';

export const skeletonStyles = css`
  ${hostStyles}
  :host {
    display: grid;
    position: relative;
    grid-template-columns: minmax(0, 1fr);
  }
  slot,
  #bones {
    grid-area: 1 / 1;
  }
  slot {
    display: block;
  }
  :host(:state(loading)) slot {
    visibility: hidden;
  }
  #bones {
    display: flex;
    gap: var(--nc-space-3, 12px);
    align-self: start;
    pointer-events: none;
    animation: breathe 1.6s var(--nc-easing-in-out, ease-in-out) infinite;
  }
  /* The content is there: it says how large the element is. */
  :host(:state(filled)) #bones {
    position: absolute;
    inset: 0;
    overflow: hidden;
  }
  #lines {
    flex: 1;
    min-width: 0;
  }
  [part='avatar'] {
    flex: none;
    width: var(--nc-avatar-size, 40px);
    height: var(--nc-avatar-size, 40px);
    border-radius: 50%;
    background-color: var(--_color);
  }
  [part='avatar'].square {
    border-radius: var(--nc-radius-md, 10px);
  }
  /* As tall as a line of text, with a bar as tall as its letters. */
  [part='heading'],
  [part='row'] {
    display: flex;
    align-items: center;
    height: 1lh;
  }
  [part='heading'] {
    width: 40%;
    font-size: 1.1875em;
    line-height: inherit;
  }
  [part='row']:last-child:not(:first-child) {
    width: 60%;
  }
  [part='heading']::before,
  [part='row']::before {
    content: '';
    flex: 1;
    height: 0.75em;
    border-radius: var(--nc-radius-sm, 6px);
    background-color: var(--_color);
  }
  :host {
    --_color: var(--nc-skeleton-color, var(--nc-color-fill, #e9ebea));
  }
  @keyframes breathe {
    50% {
      opacity: 0.45;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    #bones {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    :host {
      --_color: GrayText;
    }
    [part]::before,
    [part='avatar'] {
      forced-color-adjust: none;
    }
  }
`;

import { css } from 'lit';
import { hostStyles } from '../internal/styles/host.styles.js';
import { rowStyles } from '../internal/styles/row.styles.js';

export const collapseItemStyles = css`
  ${hostStyles}
  ${rowStyles}
  .row::after {
    content: '';
    grid-area: 1 / 4;
    width: 8px;
    height: 8px;
    margin-block-start: 6px;
    margin-inline: calc(var(--nc-space-2, 8px) + 2px) 2px;
    border: solid var(--nc-color-text-muted, currentColor);
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
    transition: rotate var(--nc-duration-normal, 220ms) var(--nc-easing-out, ease-out);
  }
  :host([open]) .row::after {
    rotate: -135deg;
    translate: 0 4px;
  }
  /* The height follows the content, open or on the way. */
  #body {
    display: grid;
    grid-template: 0fr / minmax(0, 1fr);
    transition: grid-template-rows var(--nc-duration-normal, 220ms) var(--nc-easing-out, ease-out);
  }
  :host([open]) #body {
    grid-template-rows: 1fr;
  }
  /* What closes is seen until it has closed, where the browser can. */
  #content {
    min-height: 0;
    overflow: clip;
    transition: content-visibility var(--nc-duration-normal, 220ms) allow-discrete;
  }
  [part='content'] {
    display: block;
    padding: var(--nc-space-1, 4px) var(--nc-space-4, 16px) var(--nc-space-4, 16px);
    color: var(--nc-color-text-muted);
    font: var(--nc-font-size-md, 16px) / 1.5 var(--nc-font-family, sans-serif);
    overflow-wrap: anywhere;
  }
  @media (prefers-reduced-motion: reduce) {
    #body,
    #content,
    .row::after {
      transition: none;
    }
  }
`;

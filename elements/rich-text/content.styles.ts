import { css } from 'lit';

/** The look of the text itself. */
export const contentStyles = css`
  :host {
    --_gap: var(--nc-rich-text-gap, 0.75em);
  }
  :is(p, ul, ol, dl, blockquote, pre, figure, fieldset, address, details),
  div:has(> table) {
    margin-block: var(--_gap);
  }
  :is(li, dd, blockquote, td) > :is(p, ul, ol):first-child,
  :host > :first-child {
    margin-block-start: 0;
  }
  :is(li, dd, blockquote, td) > :is(p, ul, ol):last-child,
  :host > :last-child {
    margin-block-end: 0;
  }
  :is(h1, h2, h3, h4, h5, h6) {
    margin-block: 1.25em 0.5em;
    font-size: 1em;
    font-weight: var(--nc-font-weight-bold, 650);
    line-height: var(--nc-line-height-tight, 1.25);
  }
  h1 {
    font-size: 1.75em;
  }
  h2 {
    font-size: 1.4375em;
  }
  h3 {
    font-size: 1.1875em;
  }
  :is(ul, ol) {
    padding-inline-start: 1.5em;
  }
  dd {
    margin-inline-start: 1.5em;
  }
  a[href] {
    color: var(--nc-color-link, LinkText);
    text-underline-offset: 0.15em;
  }
  a:focus-visible {
    border-radius: 2px;
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: 1px;
  }
  img {
    /* Not even a style of the text's own makes it wider than its box. */
    max-width: 100% !important;
    object-fit: contain;
    vertical-align: middle;
  }
  img[width] {
    height: auto;
  }
  :is(code, kbd, samp, tt, pre) {
    font-family: var(--nc-font-family-mono, monospace);
    font-size: 0.9375em;
    /* Code is written from left to right everywhere. */
    direction: ltr;
    unicode-bidi: isolate;
  }
  :is(code, kbd, pre) {
    border-radius: var(--nc-radius-sm, 6px);
    background: var(--nc-color-fill, #8882);
  }
  :is(code, kbd) {
    padding: 0.1em 0.3em;
  }
  pre {
    padding: var(--nc-space-3, 12px);
    white-space: pre-wrap;
  }
  pre code {
    padding: 0;
    background: none;
    font-size: inherit;
  }
  blockquote {
    margin-inline: 0;
    padding-inline-start: var(--nc-space-4, 16px);
    border-inline-start: 3px solid var(--nc-color-border, #8886);
    color: var(--nc-color-text-muted, inherit);
  }
  mark {
    border-radius: 2px;
    background: var(--nc-color-primary-soft, Mark);
    color: inherit;
  }
  hr {
    margin-block: calc(2 * var(--_gap));
    border: 0;
    border-block-start: 1px solid var(--nc-color-border, #8886);
  }
  figure,
  fieldset {
    margin-inline: 0;
  }
  figcaption,
  caption {
    color: var(--nc-color-text-muted, inherit);
    font-size: var(--nc-font-size-sm, 0.875em);
  }
  div:has(> table) {
    overflow-x: auto;
  }
  table {
    border-collapse: collapse;
  }
  table:not([border='0']) :is(td, th) {
    padding: var(--nc-space-2, 8px) var(--nc-space-3, 12px);
    border: 1px solid var(--nc-color-border, #8886);
  }
  th {
    background: var(--nc-color-fill, #8882);
  }
`;

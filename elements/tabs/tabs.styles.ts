import { css } from 'lit';
import { hostStyles } from '../internal/styles/host.styles.js';
import { markStyles } from '../internal/styles/mark.styles.js';
import { movingMarkStyles } from '../internal/styles/moving-mark.styles.js';
import { unseenStyles } from '../internal/styles/unseen.styles.js';

/** A page that gives the element a height lets its panels fill the rest of it. */
export const tabsStyles = css`
  ${hostStyles}
  ${unseenStyles}
  ${markStyles}
  ${movingMarkStyles}
  :host {
    --_end: right;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
  }
  :host(:dir(rtl)) {
    --_end: left;
  }
  /* The line is a shadow, so that the mark lies on it. */
  [part='bar'] {
    flex: none;
    display: flex;
    align-items: center;
    background: var(--nc-tabs-background, transparent);
    box-shadow: inset 0 -1px var(--nc-tabs-border-color, var(--nc-color-border, #dcdfde));
  }
  :host([sticky]) [part='bar'] {
    position: sticky;
    inset-block-start: var(--nc-tabs-offset, 0px);
    z-index: 1;
    background: var(--nc-tabs-background, var(--nc-color-background, Canvas));
  }
  [part='strip'] {
    flex: 1;
    min-inline-size: 0;
    overflow: auto hidden;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
  }
  .more-before {
    --_start-fade: 32px;
  }
  .more-after {
    --_end-fade: 32px;
  }
  .more-before,
  .more-after {
    mask-image: linear-gradient(
      to var(--_end),
      transparent,
      #000 var(--_start-fade, 0px) calc(100% - var(--_end-fade, 0px)),
      transparent
    );
  }
  [part='list'] {
    position: relative;
    display: flex;
    inline-size: max-content;
    min-inline-size: 100%;
    min-block-size: var(--nc-touch-target, 44px);
  }
  [part~='tab'] {
    --_inset: var(--nc-space-4, 16px);
    position: relative;
    isolation: isolate;
    flex: none;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--nc-space-1, 4px);
    box-sizing: border-box;
    min-inline-size: var(--nc-touch-target, 44px);
    min-block-size: var(--nc-touch-target, 44px);
    margin: 0;
    padding: var(--nc-space-2, 8px) var(--nc-space-4, 16px);
    border: 0;
    background: none;
    color: var(--nc-tabs-color, var(--nc-color-text-muted, inherit));
    font: var(--nc-font-weight-medium, 550) var(--nc-font-size-sm, 0.875rem) / var(--nc-line-height-tight, 1.25)
      var(--nc-font-family, sans-serif);
    white-space: nowrap;
    cursor: pointer;
    user-select: none;
    -webkit-user-select: none;
    touch-action: manipulation;
    transition: color var(--nc-duration-fast, 120ms);
  }
  :host([stretch]) [part~='tab'] {
    flex: 1 0 auto;
  }
  [part~='tab']:hover:not(:disabled) {
    color: var(--nc-color-text, inherit);
  }
  [part~='tab-selected'],
  [part~='tab-selected']:hover:not(:disabled) {
    color: var(--nc-tabs-selected-color, var(--nc-color-primary, LinkText));
  }
  :disabled {
    cursor: not-allowed;
    opacity: var(--nc-disabled-opacity, 0.45);
  }
  :focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -3px;
    border-radius: var(--nc-radius-md, 10px);
  }
  [part='indicator'] {
    inset-block-end: 0;
    block-size: 3px;
    border-radius: 3px 3px 0 0;
    background: var(--nc-tabs-indicator-color, var(--nc-color-primary, Highlight));
  }
  nc-icon {
    --nc-icon-size: 1.25rem;
    --nc-icon-color: currentColor;
    display: block;
  }
  img {
    display: block;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    object-fit: contain;
  }
  [part='badge'],
  [part='dot'] {
    flex: none;
  }
  [part='dot'] {
    align-self: start;
  }
  [part='panels'] {
    position: relative;
    flex: 1 1 auto;
    min-block-size: 0;
  }

  :host([type='card']) [part='bar'] {
    border-radius: var(--nc-radius-md, 10px);
    background: var(--nc-tabs-background, var(--nc-color-fill, ButtonFace));
    box-shadow: none;
  }
  :host([type='card']) [part='strip'] {
    border-radius: inherit;
  }
  :host([type='card']) [part~='tab'] {
    --_inset: 3px;
  }
  :host([type='card']) [part~='tab-selected'] {
    color: var(--nc-tabs-selected-color, var(--nc-color-text, inherit));
  }
  :host([type='card']) [part='indicator'] {
    inset-block: 3px;
    z-index: -1;
    block-size: auto;
    border-radius: calc(var(--nc-radius-md, 10px) - 3px);
    background: var(--nc-tabs-indicator-color, var(--_thumb));
    box-shadow: var(--nc-shadow-1, 0 1px 2px rgb(0 0 0 / 0.2));
  }
  @media (prefers-reduced-motion: reduce) {
    [part~='tab'] {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    [part='indicator'] {
      forced-color-adjust: none;
      background: Highlight;
    }
    :host([type='card']) [part='indicator'] {
      background: none;
      box-shadow: inset 0 0 0 2px Highlight;
    }
  }
`;

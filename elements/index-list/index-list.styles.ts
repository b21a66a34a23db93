import { css } from 'lit';
import { hostStyles } from '../internal/styles/host.styles.js';

/** The letters lie over the end of the sections, and stay in view while those scroll. */
export const indexListStyles = css`
  ${hostStyles}
  :host {
    --_color: var(--nc-index-list-color, var(--nc-color-primary, Highlight));
    --_active: var(--nc-index-list-active-color, var(--nc-color-on-primary, HighlightText));
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    isolation: isolate;
  }
  slot {
    --nc-list-header-offset: var(--nc-index-list-offset, 0px);
    display: block;
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
  #strip {
    position: sticky;
    inset-block-start: var(--nc-index-list-offset, 0px);
    z-index: 2;
    grid-area: 1 / 1;
    justify-self: end;
    contain: size;
    display: grid;
    align-content: center;
    /* Large letters need more room than the strip has: they take it from the sections, not from beyond the page. */
    justify-items: end;
    inline-size: 36px;
    max-block-size: calc(var(--_view, 100dvh) - var(--nc-index-list-offset, 0px));
    pointer-events: none;
  }
  [part='letters'] {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: end;
    box-sizing: border-box;
    min-inline-size: 100%;
    /* A mouse also uses the scroll bar, which may lie above the sections. */
    padding-inline-end: 12px;
    border-radius: var(--nc-radius-sm, 6px);
    color: var(--_color);
    font-size: 0.6875rem;
    font-weight: var(--nc-font-weight-bold, 650);
    line-height: 1.125rem;
    text-align: center;
    white-space: nowrap;
    pointer-events: auto;
    cursor: pointer;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    touch-action: none;
  }
  [part='letters']:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -2px;
  }
  [part~='letter'] {
    flex: none;
    box-sizing: border-box;
    min-inline-size: 1.125rem;
    padding-inline: 2px;
    border-radius: 1rem;
  }
  [part~='letter-empty'] {
    color: var(--nc-color-text-muted, GrayText);
    font-weight: normal;
  }
  [part~='letter-active'] {
    background: var(--_color);
    color: var(--_active);
  }
  [part='bubble'] {
    position: absolute;
    inset-inline-end: calc(100% + 8px);
    /* Not beyond the letters, where it might be cut off. */
    inset-block-start: clamp(1.75rem, var(--_at, 0%), 100% - 1.75rem);
    box-sizing: border-box;
    min-inline-size: 3.5rem;
    padding-inline: 0.75rem;
    border: 1px solid transparent;
    border-radius: 2rem;
    background: var(--_color);
    box-shadow: var(--nc-shadow-2, 0 4px 12px rgb(0 0 0 / 0.2));
    color: var(--_active);
    font-size: var(--nc-font-size-xl, 23px);
    line-height: calc(3.5rem - 2px);
    opacity: 0;
    visibility: hidden;
    translate: 0 -50%;
    pointer-events: none;
    transition:
      opacity var(--nc-duration-fast, 120ms),
      visibility var(--nc-duration-fast, 120ms);
  }
  :host(:state(choosing)) [part='bubble'] {
    opacity: 1;
    visibility: visible;
  }
  @media (pointer: coarse) {
    #strip {
      inline-size: var(--nc-touch-target, 44px);
    }
    [part='letters'] {
      padding-inline-end: 2px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    [part='bubble'] {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    [part~='letter-active'],
    [part='bubble'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    [part~='letter-empty'] {
      color: GrayText;
    }
  }
`;

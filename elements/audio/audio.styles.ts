import { css } from 'lit';
import { mediaStyles } from '../internal/media/media.styles.js';
import { hostStyles } from '../internal/styles/control.styles.js';

export const audioStyles = css`
  ${hostStyles}
  ${mediaStyles}
  :host {
    --_hover: var(--nc-color-fill, transparent);
    --nc-media-rail: var(--nc-color-border, GrayText);
    --nc-media-buffered: color-mix(in srgb, var(--nc-color-text-muted, GrayText) 45%, transparent);
    --nc-media-thumb: var(--nc-color-primary, Highlight);
    position: relative;
    display: flex;
    flex-direction: column;
    gap: var(--nc-space-2, 8px);
    min-inline-size: 0;
    max-inline-size: 100%;
    border-radius: var(--nc-radius-md, 10px);
    background: var(--nc-audio-background, var(--nc-color-surface, Canvas));
    color: var(--nc-color-text, CanvasText);
    font: var(--nc-font-size-sm, 14px) / 1.4 var(--nc-font-family, sans-serif);
  }
  audio {
    display: none;
  }
  .head,
  .bar,
  .line,
  .tools {
    display: flex;
    align-items: center;
    min-inline-size: 0;
  }
  /* tokens.css keeps these heights free. */
  .head {
    gap: var(--nc-space-3, 12px);
    min-block-size: 56px;
  }
  .bar {
    gap: var(--nc-space-2, 8px);
    min-block-size: 64px;
  }
  .track {
    flex: 1;
    min-inline-size: 0;
  }
  .line {
    flex-wrap: wrap;
  }
  .tools {
    flex-wrap: wrap;
    margin-inline-start: auto;
  }
  .tools [part~='button'] {
    flex: none;
    inline-size: 34px;
    block-size: 36px;
  }
  .tools svg {
    inline-size: 20px;
    block-size: 20px;
  }
  .tools [part~='volume'] {
    block-size: 36px;
  }
  [part='poster'] {
    flex: none;
    inline-size: 56px;
    block-size: 56px;
    border-radius: var(--nc-radius-sm, 6px);
    background: var(--nc-color-fill, transparent);
    object-fit: cover;
  }
  .words {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [part='title'] {
    font-size: var(--nc-font-size-md, 16px);
    font-weight: var(--nc-font-weight-bold, 650);
  }
  [part='author'],
  [part='notice'],
  [part~='time'] {
    color: var(--nc-color-text-muted, GrayText);
  }
  [part='notice']:empty {
    display: none;
  }
  .toggle {
    position: relative;
    display: grid;
  }
  [part~='play'] {
    inline-size: var(--nc-touch-target, 44px);
    border-radius: 50%;
    background: var(--nc-audio-button, var(--nc-color-primary, ButtonFace));
    color: var(--nc-color-on-primary, ButtonText);
  }
  [part~='play']:focus-visible {
    outline-offset: 2px;
  }
  @media (hover: hover) {
    [part~='play']:hover {
      background: var(--nc-audio-button, var(--nc-color-primary-hover, var(--nc-color-primary, ButtonFace)));
    }
  }
  [part='loading'] {
    position: absolute;
    inset: -3px;
    pointer-events: none;
  }
  .spinner {
    inline-size: 100%;
    block-size: 100%;
    color: var(--nc-color-primary, Highlight);
  }
  [part='error'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--nc-space-1, 4px) var(--nc-space-3, 12px);
    min-block-size: 64px;
    text-align: start;
  }
  [part~='loop'][aria-pressed='true'] {
    color: var(--nc-color-primary, Highlight);
  }
  /* Phones have keys for the volume. */
  @media not ((hover: hover) and (pointer: fine) and (min-width: 480px)) {
    [part~='volume'] {
      display: none;
    }
  }
  .head,
  .bar,
  [part='error'],
  [part='notice'] {
    margin: 0 13px;
  }
  /* The first that is seen. */
  .head,
  slot + [part='notice']:not(:empty),
  slot + [part='notice']:empty + * {
    margin-block-start: 13px;
  }
  slot {
    display: block;
    order: 1;
    margin: 0 13px 5px;
    border-radius: inherit;
  }
  slot::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid var(--nc-color-border, GrayText);
    border-radius: inherit;
    pointer-events: none;
  }
  a[part~='button'] {
    color: inherit;
  }
  a:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -3px;
  }
  @media (forced-colors: active) {
    [part~='play'] {
      border: 1px solid ButtonText;
    }
    [part~='loop'][aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -4px;
    }
  }
`;

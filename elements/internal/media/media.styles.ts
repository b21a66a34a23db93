import { css } from 'lit';
import { spinStyles } from '../styles/spin.styles.js';
import { topLayer } from '../styles/top-layer.styles.js';
import { unseenStyles } from '../styles/unseen.styles.js';

/** The controls of players: buttons, bars, menus, notices. */
export const mediaStyles = css`
  ${unseenStyles}
  ${spinStyles}
  button {
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
    touch-action: manipulation;
  }
  [part~='button'] {
    display: grid;
    place-items: center;
    flex: 0 1 var(--nc-touch-target, 44px);
    min-inline-size: 30px;
    block-size: var(--nc-touch-target, 44px);
    border-radius: var(--nc-radius-sm, 6px);
    transition: background-color var(--nc-duration-fast, 0s);
  }
  [data-on]::after {
    content: '';
    grid-area: 1 / 1;
    place-self: end center;
    inline-size: 18px;
    block-size: 2px;
    margin-block-end: 6px;
    border-radius: 1px;
    background: var(--nc-media-color, var(--nc-color-primary, Highlight));
  }
  [part~='button'] > svg {
    grid-area: 1 / 1;
  }
  svg {
    inline-size: 24px;
    block-size: 24px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  svg.filled {
    fill: currentColor;
    stroke-width: 1.2;
  }
  @media (hover: hover) {
    [part~='button']:hover {
      background: var(--_hover, rgb(255 255 255 / 0.14));
    }
  }
  :is(button, [part~='slider']):focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -3px;
  }

  /* Bars. */
  [part~='slider'] {
    position: relative;
    display: grid;
    align-items: center;
    box-sizing: border-box;
    min-block-size: 28px;
    padding-inline: 8px;
    border-radius: var(--nc-radius-sm, 6px);
    cursor: pointer;
    touch-action: pan-y pinch-zoom;
    user-select: none;
    -webkit-user-select: none;
  }
  [part~='volume'] {
    inline-size: 76px;
    block-size: var(--nc-touch-target, 44px);
  }
  .rail {
    position: relative;
    block-size: 4px;
    border-radius: 2px;
    background: var(--nc-media-rail, rgb(255 255 255 / 0.28));
    overflow: hidden;
    transition: block-size var(--nc-duration-fast, 0s);
  }
  .fill,
  .stretch {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: calc(var(--_at) * 100%);
    background: var(--nc-media-color, var(--nc-color-primary, Highlight));
  }
  .stretch {
    inset-inline-start: calc(var(--_from) * 100%);
    inline-size: calc((var(--_to) - var(--_from)) * 100%);
    background: var(--nc-media-buffered, rgb(255 255 255 / 0.34));
  }
  .thumb {
    position: absolute;
    inset-block-start: calc(50% - 7px);
    inset-inline-start: calc(1px + var(--_at) * (100% - 16px));
    inline-size: 14px;
    block-size: 14px;
    border-radius: 50%;
    background: var(--nc-media-thumb, #fff);
    box-shadow: 0 0 3px rgb(0 0 0 / 0.5);
    transition: scale var(--nc-duration-fast, 0s);
  }
  [part~='slider'][data-dragging] .thumb {
    scale: 1.25;
  }
  .seek {
    position: relative;
    flex: 1;
    min-inline-size: 0;
  }
  .tip {
    position: absolute;
    inset-block-end: 100%;
    inset-inline-start: clamp(26px, 8px + var(--_at) * (100% - 16px), 100% - 26px);
    inline-size: 0;
    display: flex;
    justify-content: center;
    pointer-events: none;
  }
  [part='preview'] {
    padding: 2px 8px;
    border-radius: var(--nc-radius-sm, 6px);
    background: rgb(0 0 0 / 0.8);
    color: #fff;
    font-variant-numeric: tabular-nums;
  }
  [part~='time'] {
    flex: none;
    padding-inline: 4px;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  [part='duration']::before {
    content: ' / ';
    opacity: 0.7;
  }
  [part~='live']::before {
    content: '';
    display: inline-block;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: 6px;
    border-radius: 50%;
    background: var(--nc-color-warn, #ff9a94);
  }

  /* Menus. */
  [part='menu'] {
    ${topLayer}
    position: fixed;
    inset: auto;
    left: var(--_x, 0);
    top: var(--_y, 0);
    box-sizing: border-box;
    inline-size: max-content;
    min-inline-size: 160px;
    max-inline-size: calc(100% - 16px);
    max-block-size: calc(100% - 16px);
    margin: 0;
    padding: var(--nc-space-2, 8px);
    border: 1px solid var(--nc-color-border, GrayText);
    border-radius: var(--nc-radius-md, 10px);
    background: var(--nc-color-surface-raised, Canvas);
    color: var(--nc-color-text, CanvasText);
    box-shadow: var(--nc-shadow-2, none);
    overflow-y: auto;
    overscroll-behavior: contain;
    opacity: 0;
  }
  [part='menu'][data-placed] {
    opacity: 1;
  }
  [role='group'] + [role='group'] {
    margin-block-start: var(--nc-space-2, 8px);
  }
  .heading {
    display: block;
    padding: 4px 8px;
    color: var(--nc-color-text-muted, GrayText);
    font-size: var(--nc-font-size-sm, 14px);
  }
  .compact {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
  }
  [part='choice'] {
    display: flex;
    align-items: center;
    gap: 6px;
    inline-size: 100%;
    min-block-size: 40px;
    padding-inline: 8px 12px;
    border-radius: var(--nc-radius-sm, 6px);
    text-align: start;
  }
  [part='choice']::before {
    content: '';
    flex: none;
    inline-size: 10px;
    block-size: 5px;
    border: solid;
    border-width: 0 0 2px 2px;
    visibility: hidden;
    rotate: -45deg;
    translate: 0 -2px;
  }
  [part='choice'][aria-checked='true'] {
    color: var(--nc-color-primary, Highlight);
    font-weight: var(--nc-font-weight-bold, 650);
  }
  [part='choice'][aria-checked='true']::before {
    visibility: visible;
  }
  @media (hover: hover) {
    [part='choice']:hover {
      background: var(--nc-color-fill, transparent);
    }
  }

  /* Notices. */
  [part='error'] {
    display: grid;
    justify-items: center;
    gap: var(--nc-space-3, 12px);
    text-align: center;
  }
  [part='error'] p {
    margin: 0;
  }
  [part='retry'] {
    min-block-size: var(--nc-touch-target, 44px);
    padding-inline: var(--nc-space-5, 20px);
    border: 1px solid;
    border-radius: var(--nc-radius-full, 99px);
  }
  .spinner {
    display: block;
    box-sizing: border-box;
    inline-size: 44px;
    block-size: 44px;
    border: 3px solid;
    border-block-end-color: transparent;
    border-radius: 50%;
    animation: spin 0.9s linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    .spinner {
      animation-duration: 4s;
    }
  }
  @media (forced-colors: active) {
    .rail {
      border: 1px solid;
      block-size: 6px;
    }
    .fill {
      background: Highlight;
    }
    .stretch {
      background: none;
    }
    .thumb {
      background: ButtonText;
      forced-color-adjust: none;
    }
    [part='preview'] {
      outline: 1px solid;
    }
  }
`;

import { css } from 'lit';
import { hostStyles } from '../internal/styles/host.styles.js';
import { spinStyles } from '../internal/styles/spin.styles.js';

export const refresherStyles = css`
  ${hostStyles}
  ${spinStyles}
  :host {
    --_top: calc(var(--nc-refresher-inset, 0px) + var(--_offset, 0px));
    --_time: var(--nc-duration-page, 300ms) var(--nc-easing-out, ease-out);
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: block;
    height: 0;
    font: var(--nc-font-label);
    text-align: center;
    user-select: none;
    -webkit-user-select: none;
  }
  #room {
    position: absolute;
    inset: var(--_top) 0 auto;
    height: 0;
    pointer-events: none;
  }
  [part='indicator'] {
    position: absolute;
    inset: auto 0 0;
    display: grid;
    justify-items: center;
    opacity: calc(var(--nc-refresher-progress, 0) * 3);
    translate: 0 var(--_shown, 0);
    visibility: hidden;
    transition:
      translate var(--_time),
      opacity var(--_time),
      visibility var(--_time);
  }
  :host(:is(:state(pulling), :state(refreshing))) [part='indicator'] {
    visibility: visible;
  }
  :host(:state(pulling)) :is([part='indicator'], #ring) {
    transition: none;
  }
  /* The content moves down. */
  :host(:state(push)) {
    height: var(--_shown, 0);
    background: var(--nc-refresher-background, transparent);
    transition: height var(--_time);
  }
  :host(:state(push):is(:state(pulling), :state(still))) {
    transition: none;
  }
  :host(:state(push):state(refreshing)) {
    position: relative;
  }
  :host(:state(push)) #room {
    inset: 0;
    height: auto;
    overflow: clip;
  }
  :host(:state(push)) [part='indicator'] {
    translate: none;
  }
  [part='disc'] {
    --_color: var(--nc-refresher-color, var(--nc-color-primary, CanvasText));
    box-sizing: border-box;
    display: grid;
    place-content: center;
    width: 40px;
    height: 40px;
    margin: 4px;
    border-radius: 50%;
    background: var(--nc-refresher-background, var(--nc-color-surface-raised, Canvas));
    box-shadow: var(--nc-shadow-2, 0 1px 4px rgb(0 0 0 / 0.3));
    color: var(--_color);
  }
  :host(:state(push)) [part='disc'] {
    margin-block: 2px 3px;
    background: none;
    box-shadow: none;
  }
  #ring {
    --_turn: calc(360deg * var(--nc-refresher-progress, 0) * var(--nc-refresher-progress, 0) * var(--nc-refresher-progress, 0));
    box-sizing: border-box;
    width: 24px;
    height: 24px;
    border: 3px solid;
    border-block-start-color: transparent;
    border-radius: 50%;
    rotate: var(--_turn);
    opacity: 0.55;
    transition: opacity var(--nc-duration-fast, 120ms);
  }
  :host(:is(:state(reached), :state(refreshing))) #ring {
    opacity: 1;
  }
  :host(:state(refreshing)) #ring {
    animation: spin 0.9s linear infinite;
  }
  button {
    box-sizing: border-box;
    flex: none;
    min-width: var(--nc-touch-target, 44px);
    min-height: var(--nc-touch-target, 44px);
    padding: 0 var(--nc-space-4, 16px);
    border: 0;
    border-radius: var(--nc-radius-full, 9999px);
    background: none;
    color: inherit;
    font: inherit;
    white-space: nowrap;
    cursor: pointer;
  }
  button:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: var(--nc-focus-offset, 2px);
  }
  [part='button'] {
    position: absolute;
    inset-block-start: calc(var(--_top) + var(--nc-space-2, 8px));
    inset-inline-start: 50%;
    background: var(--nc-color-surface-raised, Canvas);
    box-shadow: var(--nc-shadow-2, 0 1px 4px rgb(0 0 0 / 0.3));
    color: var(--nc-color-primary, CanvasText);
    translate: -50%;
  }
  [part='button']:dir(rtl) {
    translate: 50%;
  }
  [part='button'][aria-disabled='true'] {
    opacity: var(--nc-disabled-opacity, 0.45);
  }
  [part='button']:not(:focus-visible),
  #status {
    position: absolute;
    inset: 0 auto auto 0;
    width: 1px;
    height: 1px;
    min-width: 0;
    min-height: 0;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    translate: none;
  }
  [part='notice'] {
    position: absolute;
    inset-block-start: calc(var(--_top) + var(--nc-space-2, 8px));
    inset-inline: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--nc-space-1, 4px);
    width: fit-content;
    max-width: calc(100% - 2 * var(--nc-space-2, 8px));
    margin-inline: auto;
    padding-inline-start: var(--nc-space-4, 16px);
    box-sizing: border-box;
    border: 1px solid transparent;
    border-radius: var(--nc-radius-lg, 16px);
    background: var(--nc-color-inverse, CanvasText);
    box-shadow: var(--nc-shadow-2, 0 1px 4px rgb(0 0 0 / 0.3));
    color: var(--nc-color-on-inverse, Canvas);
    font-weight: normal;
    text-align: start;
  }
  [part='notice'] > button {
    font-weight: var(--nc-font-weight-bold, bold);
  }
  #close {
    padding: 0;
  }
  #close::before {
    content: '\\2715' / '';
  }
  @media (prefers-reduced-motion: reduce) {
    #ring {
      animation-duration: 4s !important;
    }
  }
  @media (forced-colors: active) {
    [part='disc'],
    [part='button'],
    [part='notice'] {
      border: 1px solid CanvasText;
      background: Canvas;
      color: CanvasText;
    }
  }
`;

import { css } from 'lit';
import { hostStyles } from '../internal/styles/host.styles.js';
import { runStyles } from '../internal/styles/run.styles.js';

export const webViewStyles = css`
  ${hostStyles}
  :host {
    --_radius: 0px;
    position: relative;
    isolation: isolate;
    display: block;
    overflow: hidden;
    width: 100%;
    height: 100%;
    min-height: 150px;
    background: var(--nc-web-view-background, Canvas);
  }
  iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
    outline-offset: -2px;
  }
  :host(:not(:fullscreen)) iframe {
    position: absolute;
    inset: 0;
  }
  :host(:state(focus-visible)) iframe {
    outline: var(--nc-focus-ring, 2px solid Highlight);
  }
  /* While it has a page. */
  :host(:state(page)) slot:not([name]) {
    display: none;
  }
  #bar {
    position: absolute;
    inset: 0 0 auto;
    z-index: 1;
    display: none;
    height: var(--nc-web-view-progress-width, 3px);
    background: var(--nc-web-view-progress-color, var(--nc-color-primary, Highlight));
    /* A page that loads at once shows no bar. */
    clip-path: inset(0 100% 0 0);
    animation: run 1.6s var(--nc-easing-in-out, ease-in-out) 150ms infinite;
    pointer-events: none;
  }
  :host(:state(progress)) #bar {
    display: block;
  }
  #bar:dir(rtl) {
    animation-direction: reverse;
  }
  #notice {
    position: absolute;
    inset: 0;
    overflow: auto;
    background: var(--nc-color-surface, Canvas);
  }
  ${runStyles}
  @media (prefers-reduced-motion: reduce) {
    #bar {
      clip-path: none;
      animation: breathe 4s infinite;
    }
  }
  @media (forced-colors: active) {
    #bar {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;

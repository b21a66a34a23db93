import { css } from 'lit';
import { hostStyles } from '../internal/styles/host.styles.js';
import { unseenStyles } from '../internal/styles/unseen.styles.js';

export const mapStyles = css`
  ${hostStyles}
  ${unseenStyles}
  :host {
    position: relative;
    display: inline-block;
    overflow: hidden;
    width: 300px;
    height: 150px;
    max-width: 100%;
    vertical-align: middle;
    /* The panes of the map are no higher than what is beside it on the page. */
    isolation: isolate;
  }
  .pane.pane {
    position: absolute;
    inset: 0;
    overflow: hidden;
    isolation: isolate;
    /* Left and right are those of the world. */
    direction: ltr;
    /* Neither land nor water: a map that is not drawn yet does not look like the sea. */
    background: var(--nc-map-background, light-dark(#eae9e6, #1d262b));
    /* Never seen: it tells light from dark, by the end of a transition that takes no time. */
    caret-color: light-dark(#ffffff, #000000);
    transition: caret-color 0s 1ms;
    color: var(--nc-color-text, CanvasText);
    font: var(--nc-font-size-sm, 0.875rem) / var(--nc-line-height-tight, 1.25) var(--nc-font-family, system-ui);
    -webkit-user-select: none;
    user-select: none;
    -webkit-touch-callout: none;
  }
  .pane.pane:focus-visible {
    outline: none;
  }
  /* Above the panes, which would cover an outline. */
  .pane:focus-visible + .ring {
    position: absolute;
    z-index: 2;
    inset: 0;
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -2px;
    pointer-events: none;
  }
  .content {
    position: absolute;
    z-index: 1;
    inset: 0;
    pointer-events: none;
  }
  .attribution {
    position: absolute;
    z-index: 1;
    inset-block-end: 0;
    inset-inline-end: 0;
    max-width: 100%;
    box-sizing: border-box;
    padding: 0 var(--nc-space-1, 4px);
    border-start-start-radius: var(--nc-radius-sm, 6px);
    background: var(--nc-color-surface, Canvas);
    color: var(--nc-color-text-muted, CanvasText);
    font: 11px / 24px var(--nc-font-family, system-ui);
  }
  .attribution a {
    display: inline-block;
    min-width: 24px;
    color: inherit;
  }
  .notice {
    position: absolute;
    z-index: 2;
    inset-block-start: var(--nc-space-2, 8px);
    inset-inline: var(--nc-space-2, 8px);
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--nc-space-1, 4px) var(--nc-space-3, 12px);
    width: fit-content;
    margin-inline: auto;
    padding: var(--nc-space-1, 4px) var(--nc-space-3, 12px);
    border-radius: var(--nc-radius-md, 10px);
    background: var(--nc-color-surface-raised, Canvas);
    box-shadow: var(--nc-shadow-2, none);
    color: var(--nc-color-text, CanvasText);
    font: var(--nc-font-size-sm, 0.875rem) / var(--nc-line-height-tight, 1.25) var(--nc-font-family, system-ui);
  }
  .notice p {
    margin: 0;
  }
  .notice button {
    min-height: var(--nc-touch-target, 44px);
    padding: 0 var(--nc-space-2, 8px);
    border: 0;
    border-radius: var(--nc-radius-sm, 6px);
    background: none;
    color: var(--nc-color-primary, LinkText);
    font: inherit;
    font-weight: var(--nc-font-weight-medium, 550);
    cursor: pointer;
  }
  .notice button:focus-visible,
  .attribution a:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -2px;
  }
  .location {
    box-sizing: border-box;
    width: 18px;
    height: 18px;
    margin: -9px 0 0 -9px;
    border: 3px solid #fff;
    border-radius: 50%;
    background: var(--nc-map-location-color, #1a73e8);
    box-shadow: 0 0 4px rgb(0 0 0 / 0.5);
  }
  /* Where it points to: a cone from the dot. */
  .location.directed::before {
    content: '';
    position: absolute;
    z-index: -1;
    left: 50%;
    bottom: 50%;
    width: 32px;
    height: 32px;
    margin-left: -16px;
    background: var(--nc-map-location-color, #1a73e8);
    clip-path: polygon(50% 100%, 0 0, 100% 0);
    opacity: 0.4;
    transform-origin: 50% 100%;
    transform: rotate(var(--_heading, 0deg));
  }
  .accuracy {
    fill: var(--nc-map-location-color, #1a73e8);
    fill-opacity: 0.15;
    stroke: var(--nc-map-location-color, #1a73e8);
    stroke-opacity: 0.5;
    stroke-width: 1;
  }
  @media (forced-colors: active) {
    .notice {
      border: 1px solid CanvasText;
    }
    .location {
      forced-color-adjust: none;
    }
  }
`;

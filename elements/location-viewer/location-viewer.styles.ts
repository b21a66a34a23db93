import { css } from 'lit';
import { locationStyles } from '../internal/location/location.styles.js';

export const locationViewerStyles = css`
  ${locationStyles}
  #screen {
    grid-template: 'stage' minmax(0, 1fr) 'card' auto / minmax(0, 1fr);
  }
  #back {
    position: absolute;
    z-index: 1;
    inset-block-start: var(--_top);
    inset-inline-start: calc(var(--nc-space-3, 12px) + var(--_start));
  }
  #card {
    grid-area: card;
    box-sizing: border-box;
    max-height: 60cqh;
    overflow: auto;
    padding-block: var(--nc-space-4, 16px) calc(var(--nc-space-4, 16px) + var(--_bottom));
    padding-inline: calc(var(--nc-space-4, 16px) + var(--_start)) calc(var(--nc-space-4, 16px) + var(--_end));
    border-block-start: 1px solid var(--nc-color-border, transparent);
    background: var(--nc-color-surface-raised, Canvas);
    overflow-wrap: anywhere;
  }
  h2 {
    font-size: var(--nc-font-size-lg, 1.1875rem);
    font-weight: var(--nc-font-weight-bold, 650);
    line-height: var(--nc-line-height-tight, 1.25);
  }
  h2 button {
    display: block;
    width: 100%;
    min-height: 32px;
    padding: 0;
    background: none;
    text-align: start;
    border-radius: var(--nc-radius-sm, 6px);
  }
  .details {
    margin-block-start: var(--nc-space-1, 4px);
    color: var(--nc-color-text-muted, inherit);
    font-size: var(--nc-font-size-sm, 0.875rem);
    line-height: 1.45;
  }
  #notice:empty {
    display: none;
  }
  #notice {
    margin-block-start: var(--nc-space-3, 12px);
    padding: var(--nc-space-2, 8px) var(--nc-space-3, 12px);
    border-radius: var(--nc-radius-md, 10px);
    background: var(--nc-color-fill, transparent);
    font-size: var(--nc-font-size-sm, 0.875rem);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--nc-space-2, 8px);
    margin-block-start: var(--nc-space-4, 16px);
  }
  .actions button {
    flex: 1 1 40%;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--nc-space-2, 8px);
    min-height: var(--nc-touch-target, 44px);
    padding: var(--nc-space-2, 8px) var(--nc-space-4, 16px);
    border: 1px solid transparent;
    border-radius: var(--nc-radius-full, 9999px);
    background: var(--nc-color-fill, Canvas);
    font: var(--nc-font-label, inherit);
    --nc-icon-size: 18px;
  }
  .actions [part='navigate'] {
    flex-basis: 100%;
    background: var(--nc-color-primary, Highlight);
    color: var(--nc-color-on-primary, HighlightText);
  }
  @media (hover: hover) {
    .actions button:hover {
      filter: brightness(0.96);
    }
  }
  /* A card above the map on wide screens, and on phones that lie. */
  @container (min-width: 768px) or ((orientation: landscape) and (max-height: 480px)) {
    #screen {
      grid-template: 'stage' minmax(0, 1fr) / minmax(0, 1fr);
    }
    #card {
      grid-area: stage;
      z-index: 1;
      align-self: end;
      justify-self: start;
      width: min(380px, 42cqw);
      max-height: calc(100cqh - 2 * var(--nc-space-4, 16px) - var(--_bottom));
      margin: var(--nc-space-4, 16px);
      margin-block-end: calc(var(--nc-space-4, 16px) + var(--_bottom));
      margin-inline-start: calc(var(--nc-space-4, 16px) + var(--_start));
      padding: var(--nc-space-4, 16px);
      border: 1px solid var(--nc-color-border, transparent);
      border-radius: var(--nc-radius-lg, 16px);
      box-shadow: var(--nc-shadow-3, 0 4px 16px rgb(0 0 0 / 0.2));
    }
  }
  @media (forced-colors: active) {
    .actions button {
      border-color: ButtonBorder;
    }
    .actions [part='navigate'] {
      forced-color-adjust: none;
    }
  }
`;

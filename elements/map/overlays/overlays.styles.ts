import { css } from 'lit';

export const styles = css`
  .markers {
    position: absolute;
    transform-origin: 0 0;
  }
  .markers > * {
    position: absolute;
    box-sizing: border-box;
    margin: 0;
    border: 0;
    padding: 0;
    font: inherit;
    cursor: pointer;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  .markers > :focus-visible {
    z-index: 1000001 !important;
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: var(--nc-focus-offset, 2px);
  }
  .leaflet-zoom-anim .markers > * {
    transition: translate 0.25s cubic-bezier(0, 0, 0.25, 1);
  }
  .marker {
    contain: layout style size;
    background: none;
  }
  .picture {
    background: 0 0 / 100% 100% no-repeat;
    print-color-adjust: exact;
    -webkit-print-color-adjust: exact;
  }
  /* Tip, disc with dot and border, border of the tip. A transform or a mask would be painted by itself, as many as there are. */
  .pin {
    --_color: var(--nc-color-primary, #0b6e7d);
    --_border: var(--nc-color-on-primary, #fff);
    /* A px of the pin, which may be smaller or larger. */
    --_px: 1px;
    width: 26px;
    height: 31px;
    background:
      conic-gradient(from -45.8deg at 50% 100%, var(--_color) 91.6deg, transparent 0) 50%
        calc(100% - 3 * var(--_px)) / calc(15 * var(--_px)) calc(7.3 * var(--_px)),
      radial-gradient(
        circle at 50% calc(100% - 18 * var(--_px)),
        var(--_border) calc(3.5 * var(--_px)),
        var(--_color) calc(4 * var(--_px)) calc(10.5 * var(--_px)),
        var(--_border) calc(11 * var(--_px)) calc(12.5 * var(--_px)),
        transparent calc(13 * var(--_px))
      ),
      conic-gradient(from -46.2deg at 50% 100%, var(--_border) 92.4deg, transparent 0) 50% 100% /
        calc(18 * var(--_px)) calc(8.6 * var(--_px));
    background-repeat: no-repeat;
    forced-color-adjust: none;
    print-color-adjust: exact;
    -webkit-print-color-adjust: exact;
  }
  /* Where a press counts: at least 24 px. */
  .small::after,
  button.control::after {
    content: '';
    position: absolute;
    inset: min(0px, (100% - 24px) / 2);
  }
  /* From its place to where it is shown, as others are at the same place. */
  .spread::before {
    content: '';
    position: absolute;
    z-index: -1;
    left: var(--_leg-x);
    top: var(--_leg-y);
    width: var(--_leg);
    height: 0;
    border-top: 2px solid var(--nc-color-primary, #0b6e7d);
    transform-origin: 0 0;
    rotate: var(--_leg-turn);
    pointer-events: none;
  }
  .dragged {
    z-index: 1000001 !important;
    cursor: grabbing;
  }
  .markers > .cluster {
    width: 36px;
    height: 36px;
    margin: -18px 0 0 -18px;
    border: 3px solid color-mix(in srgb, var(--nc-color-on-primary, #fff) 75%, transparent);
    border-radius: 50%;
    background: var(--nc-color-primary, #0b6e7d);
    background-clip: padding-box;
    color: var(--nc-color-on-primary, #fff);
    font: var(--nc-font-weight-bold, 650) 13px / 1 var(--nc-font-family, system-ui, sans-serif);
    contain: layout style size;
  }
  .markers > .many {
    width: 42px;
    height: 42px;
    margin: -21px 0 0 -21px;
  }
  .markers > .most {
    width: 48px;
    height: 48px;
    margin: -24px 0 0 -24px;
  }
  .markers > .label,
  .markers > .callout {
    width: max-content;
    max-width: 240px;
    font: 14px / 1.4 var(--nc-font-family, system-ui, sans-serif);
    color: var(--nc-color-text, CanvasText);
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    text-align: start;
    unicode-bidi: plaintext;
  }
  .markers > .label {
    z-index: 1;
    background: none;
    text-shadow:
      0 0 2px var(--nc-color-surface, Canvas),
      0 0 3px var(--nc-color-surface, Canvas);
  }
  .markers > .callout {
    z-index: 1000000;
    transform: translate(-50%, -100%);
    border-radius: var(--nc-radius-sm, 6px);
    background: var(--nc-color-surface-raised, Canvas);
    box-shadow: var(--nc-shadow-2, 0 4px 14px rgb(0 0 0 / 0.2));
    padding: 8px;
  }
  .markers > .custom {
    max-width: none;
    border-radius: 0;
    background: none;
    box-shadow: none;
    padding: 0;
    white-space: normal;
    cursor: auto;
    user-select: auto;
    -webkit-user-select: auto;
  }
  /* The map is left to right; what the page has written is not. */
  :host(:dir(rtl)) .markers > .custom {
    direction: rtl;
  }
  .control {
    position: absolute;
    z-index: 1;
    box-sizing: border-box;
    margin: 0;
    border: 0;
    padding: 0;
    background: none;
  }
  span.control {
    pointer-events: none;
  }
  button.control {
    cursor: pointer;
  }
  .control:focus-visible {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: var(--nc-focus-offset, 2px);
  }
  .control img {
    display: block;
    width: 100%;
    height: 100%;
  }
  .controls {
    position: absolute;
    z-index: 1000;
    inset: 0 auto auto 0;
  }
  @media (forced-colors: active) {
    /* Browsers lay a plate of the page's color below text, on which its number would not show. */
    .markers > .cluster {
      forced-color-adjust: none;
    }
    .markers > .callout:not(.custom) {
      border: 1px solid ButtonText;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .leaflet-zoom-anim .markers > * {
      transition: none;
    }
  }
`;

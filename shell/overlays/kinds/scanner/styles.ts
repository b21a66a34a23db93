/** Dark in every theme, since the camera's picture is what counts. Of a `bottom` popup as high as the screen. */
export const SCANNER_STYLES = `
  :host {
    position: fixed;
    inset: 0;
    display: grid;
    grid-template: 1fr auto / 1fr;
    overflow: hidden;
    background: #000;
    color: #fff;
    color-scheme: dark;
    user-select: none;
    -webkit-user-select: none;
    --nc-focus-ring: 2px solid #fff;
  }
  :host(.off) {
    grid-template-rows: auto;
    align-content: center;
  }
  [hidden] {
    display: none !important;
  }
  video {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .front {
    scale: -1 1;
  }
  .frame {
    position: absolute;
    inset: 0;
    width: min(70vmin, 320px);
    height: min(70vmin, 320px);
    margin: auto;
    translate: 0 -24px;
    border-radius: 24px;
    outline: 2px solid rgb(255 255 255 / 0.9);
    box-shadow: 0 0 0 200vmax rgb(0 0 0 / 0.4);
    overflow: clip;
    overflow-clip-margin: 400vmax;
  }
  .frame::after {
    content: '';
    position: absolute;
    inset: 0 16px auto;
    height: 2px;
    border-radius: 1px;
    background: var(--nc-color-primary, #12a5bb);
    animation: sweep 2.4s ease-in-out infinite alternate;
  }
  @keyframes sweep {
    from { translate: 0 16px; }
    to { translate: 0 calc(min(70vmin, 320px) - 18px); }
  }
  p {
    position: relative;
    align-self: end;
    justify-self: center;
    max-width: 24rem;
    margin: 0 24px;
    padding: 8px 16px;
    border-radius: 20px;
    background: rgb(0 0 0 / 0.6);
    font: inherit;
    text-align: center;
    overflow-wrap: anywhere;
  }
  .actions {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px 16px;
    padding: 20px 16px calc(24px + var(--nc-safe-bottom, 0px));
  }
  button {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 6px;
    min-width: 88px;
    min-height: 64px;
    padding: 8px;
    border: 0;
    border-radius: 16px;
    background: rgb(20 24 28 / 0.7);
    color: inherit;
    font: inherit;
    font-size: 0.875rem;
    line-height: 1.25;
    cursor: pointer;
    touch-action: manipulation;
    --nc-icon-size: 24px;
    --nc-icon-color: currentColor;
  }
  button[aria-pressed='true'] {
    background: #fff;
    color: #14181c;
  }
  .close {
    position: absolute;
    z-index: 1;
    inset-block-start: max(12px, var(--nc-safe-top, 0px));
    inset-inline-end: calc(12px + var(--nc-safe-right, 0px));
    min-width: 44px;
    min-height: 44px;
    padding: 0;
    border-radius: 50%;
  }
  @media (hover: hover) {
    button:not([aria-pressed='true']):hover {
      background: rgb(90 96 102 / 0.8);
    }
  }
  button:focus-visible {
    outline: var(--nc-focus-ring);
    outline-offset: 2px;
  }
  @media (prefers-reduced-motion: reduce) {
    .frame::after {
      animation: none;
      top: 50%;
    }
  }
  @media (forced-colors: active) {
    :host {
      background: Canvas;
      color: CanvasText;
      color-scheme: inherit;
    }
    p {
      background: Canvas;
    }
    button {
      border: 1px solid ButtonBorder;
    }
  }
`;

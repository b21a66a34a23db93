import { adopter } from '../app/shell.styles.js';

/** Lets editors recognize the text as CSS. */
const css = String.raw;

function createSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css`
    @layer base {
      .nc-window {
        flex: none;
        box-sizing: border-box;
        max-width: 100%;
        overflow: auto;
        isolation: isolate;
        border: 0 solid var(--nc-color-border);
        overscroll-behavior: contain;
      }
      .nc-window[data-side="left"] {
        border-inline-end-width: 1px;
      }
      .nc-window[data-side="right"] {
        border-inline-start-width: 1px;
      }
      .nc-window[data-side="top"] {
        border-block-end-width: 1px;
      }
      /* A window at an edge of the screen keeps clear of its safe area, so that the bars beside it need not. */
      .nc-window[data-side="top"],
      .nc-window[data-over] {
        padding-top: var(--nc-safe-top, 0px);
      }
      .nc-window[data-side="top"] ~ .nc-middle {
        --nc-safe-top: 0px;
      }
      .nc-window:is(:dir(ltr)[data-side="left"], :dir(rtl)[data-side="right"]) {
        padding-left: var(--nc-safe-left, 0px);
      }
      .nc-window:is(:dir(rtl)[data-side="left"], :dir(ltr)[data-side="right"]) {
        padding-right: var(--nc-safe-right, 0px);
      }
      .nc-main:is(:dir(ltr):is(.nc-window[data-side="left"] ~ *), :dir(rtl):has(~ .nc-window[data-side="right"])) {
        --nc-safe-left: 0px;
      }
      .nc-main:is(:dir(rtl):is(.nc-window[data-side="left"] ~ *), :dir(ltr):has(~ .nc-window[data-side="right"])) {
        --nc-safe-right: 0px;
      }
      .nc-window[data-over] {
        min-height: 100%;
        padding-bottom: var(--nc-safe-bottom, 0px);
        border-width: 0;
      }
      .nc-window-over::part(content) {
        padding: 0;
      }
      .nc-window-close:not(:focus) {
        position: absolute;
        clip-path: inset(50%);
      }
    }
  `);
  return sheet;
}

/** Adds the styles of windows to the document. Returns a function that removes them after the last user is gone. */
export const adoptWindowStyles = adopter(createSheet);

import { adopter } from '../app/shell.styles.js';

/** Lets editors recognize the text as CSS. */
const css = String.raw;

function createSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css`
    @layer base {
      .nc-page-popup {
        --nc-popup-width: min(32rem, 100% - 2 * var(--nc-space-6, 24px));
        /* That of lists and bars in it. */
        --nc-popup-background: var(--nc-color-surface, Canvas);
      }
      .nc-page-popup[data-kind="dialog"] {
        --nc-popup-width: min(24rem, 100% - 2 * var(--nc-space-6, 24px));
      }
      /* The page scrolls itself, below its bar. */
      .nc-page-popup::part(content) {
        display: grid;
        grid-template-rows: minmax(0, 1fr);
        padding: 0;
        overflow: hidden;
      }
      .nc-page-popup > .nc-page {
        position: relative;
        inset: auto;
        z-index: auto;
        height: 100%;
        background: none;
        box-shadow: none;
      }
      .nc-page-popup :is(nc-nav-bar, .nc-large-title) {
        --nc-nav-bar-background: transparent;
        --nc-safe-top: 0px;
        touch-action: none;
      }
      .nc-page-popup .nc-page-content {
        padding-bottom: var(--nc-safe-bottom, 0px);
      }
      .nc-page-popup[data-position="center"] .nc-page {
        --nc-safe-right: 0px;
        --nc-safe-bottom: 0px;
        --nc-safe-left: 0px;
      }
      .nc-page-popup[data-position="center"] nc-nav-bar {
        --nc-safe-top: 8px;
      }
      .nc-page-popup .nc-notice {
        min-height: 12rem;
      }
    }
  `);
  return sheet;
}

/** Adds the styles of sheets and dialogs to the document. Returns a function that removes them after the last user is gone. */
export const adoptPopupStyles = adopter(createSheet);

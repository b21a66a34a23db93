/** A function that adds a style sheet to the document, and returns one that removes it after the last user is gone. */
export function adopter(create: () => CSSStyleSheet): () => () => void {
  let sheet: CSSStyleSheet | undefined;
  let users = 0;
  return () => {
    const own = (sheet ??= create());
    if (users++ === 0) document.adoptedStyleSheets = [...document.adoptedStyleSheets, own];
    return () => {
      if (--users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== own);
    };
  };
}

/** Lets editors recognise the text as CSS. */
const css = String.raw;

/**
 * The shell's style sheet. A constructed style sheet works with strict content security policies and with any bundler. Its
 * rules are in a cascade layer: any rule of the app outside layers overrides them.
 */
function createSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css`
    @layer nacre.shell {
      html,
      body {
        height: 100%;
      }
      .nc-app {
        display: flex;
        flex-direction: column;
        height: 100vh;
        height: 100dvh;
        max-width: var(--nc-app-max-width, none);
        margin-inline: auto;
        overflow: hidden;
        background: var(--nc-color-background);
        /* Of plain links and buttons. Elements with a look for the press have none. */
        -webkit-tap-highlight-color: color-mix(in srgb, var(--nc-color-text, CanvasText) 12%, transparent);
      }
      .nc-middle {
        display: flex;
        flex: 1;
        min-height: 0;
      }
      .nc-main {
        position: relative;
        display: flex;
        flex: 1;
        flex-direction: column;
        min-width: 0;
      }
      .nc-pages {
        position: relative;
        flex: 1;
        min-height: 0;
        overflow: hidden;
        contain: strict;
      }
      .nc-page {
        position: absolute;
        inset: 0;
        overflow: hidden;
        background: var(--nc-color-background);
      }
      .nc-page[data-hidden] {
        display: none;
      }
      .nc-page[data-phase="entering"],
      .nc-page[data-phase="leaving"],
      .nc-page[data-swiped] {
        z-index: 1;
        box-shadow: var(--nc-shadow-3);
        will-change: transform;
      }
      /* A page that comes in or goes out lies above a detail. */
      .nc-page:is([data-phase="entering"], [data-phase="leaving"], [data-swiped]) {
        z-index: 2;
      }
      .nc-page[data-place="detail"] {
        inset-inline-start: var(--nc-split-list-width);
        z-index: 1;
      }
      .nc-page[data-place="detail"]:is([data-phase="entering"], [data-phase="leaving"]) {
        box-shadow: none;
      }
      .nc-page[data-place="list"]:not([data-hidden]) {
        display: flex;
      }
      .nc-page[data-place="list"] > .nc-page-frame {
        flex: none;
        box-sizing: border-box;
        width: var(--nc-split-list-width);
        border-inline-end: 1px solid var(--nc-color-border);
      }
      .nc-split-empty {
        flex: 1;
        min-width: 0;
        overflow: auto;
      }
      .nc-page-frame {
        display: flex;
        flex-direction: column;
        height: 100%;
      }
      .nc-page-frame > nc-nav-bar {
        flex: none;
      }
      .nc-page-scroll {
        position: relative;
        flex: 1;
        min-height: 0;
        overflow: hidden auto;
        overscroll-behavior: contain;
      }
      .nc-page-scroll:focus {
        outline: none;
      }
      .nc-page[data-bar="over"] .nc-page-scroll {
        scroll-padding-top: calc(var(--nc-nav-bar-height, 44px) + var(--nc-safe-top, 0px));
      }
      .nc-page-scroll[data-still] {
        overflow: hidden;
      }
      .nc-page-content {
        box-sizing: border-box;
        min-height: 100%;
        padding-right: var(--nc-safe-right, 0px);
        padding-left: var(--nc-safe-left, 0px);
      }
      .nc-pages:last-child .nc-page-content {
        padding-bottom: var(--nc-safe-bottom, 0px);
      }
      .nc-page[data-bar="over"] .nc-page-frame > nc-nav-bar {
        position: absolute;
        inset: 0 0 auto;
        z-index: 1;
      }
      .nc-window {
        flex: none;
        overflow: auto;
        border: 0 solid var(--nc-color-border);
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
      .nc-notice {
        min-height: 60vh;
      }
    }
  `);
  return sheet;
}

/** Adds the shell's styles to the document. Returns a function that removes them after the last user is gone. */
export const adoptShellStyles = adopter(createSheet);

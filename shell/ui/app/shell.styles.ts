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

/** Lets editors recognize the text as CSS. */
const css = String.raw;

/** The shell's rules, in the layer of tokens.css: rules of the app outside layers and in later ones, such as utilities, override them. */
export const shellStyles = css`
    @layer base {
      html,
      body {
        height: 100%;
      }
      html {
        --status-bar-height: var(--nc-safe-top, 0px);
        --window-margin: max(0px, (100vw - var(--nc-app-max-width, 100vw)) / 2);
        --window-left: calc(var(--window-margin) + var(--nc-window-start, 0px));
        --window-right: calc(var(--window-margin) + var(--nc-window-end, 0px));
        --rpx: 0.5px;
      }
      html:dir(rtl) {
        --window-left: calc(var(--window-margin) + var(--nc-window-end, 0px));
        --window-right: calc(var(--window-margin) + var(--nc-window-start, 0px));
      }
      @media (max-width: 960px) {
        html {
          --rpx: calc(100vw / 750);
        }
      }
      .nc-app {
        display: flex;
        flex-direction: column;
        height: 100vh;
        height: calc(100dvh - var(--nc-keyboard-height, 0px));
        max-width: var(--nc-app-max-width, none);
        /* In the middle; not by margins, which resets outside layers would take. */
        position: relative;
        inset-inline-start: max(0px, (100% - var(--nc-app-max-width, 100%)) / 2);
        overflow: hidden;
        background: var(--nc-color-background);
        /* Of plain links and buttons. Elements with a look for the press have none. */
        -webkit-tap-highlight-color: color-mix(in srgb, var(--nc-color-text, CanvasText) 12%, transparent);
      }
      /* The keyboard covers the tab bar and the safe area. */
      html[data-nc-keyboard] .nc-app {
        --nc-safe-bottom: 0px;
      }
      html[data-nc-keyboard] .nc-main > nc-tab-bar {
        display: none;
      }
      .nc-announcer {
        position: absolute;
        width: 1px;
        height: 1px;
        margin: 0;
        overflow: hidden;
        clip-path: inset(50%);
        white-space: nowrap;
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
        /* What is fixed in a page is fixed to this box, which bars and windows do not cover; but for the page's own bar. */
        --window-top: var(--nc-page-top, 0px);
        --window-bottom: 0px;
        --window-left: 0px;
        --window-right: 0px;
        --window-margin: 0px;
        --tab-bar-height: 0px;
      }
      /* Of the page itself: a page that another one covers keeps its own. */
      .nc-page[data-tabs] {
        --tab-bar-height: var(--nc-tabs-height, 0px);
        --_tabs-bottom: var(--nc-tabs-bottom, 0px);
      }
      /* A bar of glass covers the end of the page. */
      .nc-page[data-under-tabs] {
        --window-bottom: var(--nc-tab-bar-inset, 0px);
      }
      /* In the top layer it is fixed to the window again. */
      .nc-pages nc-toast {
        --window-top: var(--nc-window-top);
        --window-bottom: var(--_tabs-bottom, 0px);
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
        isolation: isolate;
      }
      .nc-page-frame {
        display: flex;
        flex-direction: column;
        height: 100%;
        /* What is below zero in the page is above its background. */
        isolation: isolate;
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
      /* Its content has a height, which parts of it can share. */
      .nc-page-scroll[data-still] > .nc-page-content {
        height: 100%;
      }
      .nc-page[data-large-title] .nc-page-scroll {
        display: flex;
        flex-direction: column;
      }
      .nc-page[data-large-title] .nc-page-content {
        flex: 1 0 auto;
        min-height: 0;
      }
      .nc-page[data-large-title] .nc-page-scroll[data-still] > .nc-page-content {
        flex: 1 1 0;
      }
      .nc-page-scroll > :is(.nc-large-title, nc-refresher) {
        flex: none;
      }
      .nc-large-title {
        box-sizing: border-box;
        padding: 0 calc(var(--nc-safe-right, 0px) + var(--nc-space-4, 16px)) var(--nc-space-2, 8px)
          calc(var(--nc-safe-left, 0px) + var(--nc-space-4, 16px));
        overflow-wrap: break-word;
        background: var(--nc-nav-bar-background, var(--nc-color-surface));
        color: var(--nc-nav-bar-color, var(--nc-color-text));
        font: 700 min(var(--nc-nav-bar-large-title-size, 2.125rem), 12vw) / 1.3 var(--nc-font-family, sans-serif);
      }
      .nc-page[data-large-title] > .nc-page-frame > nc-nav-bar::part(title) {
        transition: opacity var(--nc-duration-fast);
      }
      .nc-page[data-large-title]:not([data-title-passed]) > .nc-page-frame > nc-nav-bar::part(title) {
        opacity: 0;
      }
      .nc-pages:is(:last-child, :has(+ [hidden])) .nc-page-content {
        --_page-end: var(--nc-safe-bottom, 0px);
        padding-bottom: var(--_page-end);
      }
      .nc-page-content:has(> .nc-page-footer) {
        display: flex;
        flex-direction: column;
      }
      .nc-page-content:has(> .nc-page-footer)::after {
        content: '';
        flex: 1;
      }
      /* Of the page: stays at its lower edge, above the keyboard. */
      .nc-page-footer {
        position: sticky;
        bottom: 0;
        z-index: 1;
        order: 1;
        margin-bottom: calc(-1 * var(--_page-end, 0px));
        padding-bottom: var(--_page-end, 0px);
        background: var(--nc-color-background);
      }
      /* At 400 % zoom it would take half of what is seen: there it stands at the end of the page. */
      @media (max-height: 20em) {
        .nc-page-footer {
          position: static;
        }
      }
      /* A tab bar that takes no room: of glass, or while it slides. */
      .nc-main > :is(nc-tab-bar, .nc-tab-bar)[data-over] {
        position: absolute;
        inset: auto 0 0;
        z-index: 2;
      }
      .nc-main > :is(nc-tab-bar[position="top"], .nc-tab-bar[data-position="top"])[data-over] {
        inset: 0 0 auto;
      }
      .nc-page[data-under-tabs] .nc-page-content {
        padding-bottom: max(var(--nc-tab-bar-inset, 0px), var(--nc-safe-bottom, 0px));
      }
      .nc-page[data-under-tabs] .nc-page-scroll {
        scroll-padding-bottom: var(--nc-tab-bar-inset, 0px);
      }
      /* A tab bar at the top takes the safe area there. */
      .nc-main > :is(nc-tab-bar[position="top"]:not([hidden]), .nc-tab-bar[data-position="top"]) ~ .nc-pages {
        --nc-safe-top: 0px;
      }
      .nc-tab-bar {
        flex: none;
      }
      .nc-page[data-bar="over"] .nc-page-frame > nc-nav-bar {
        position: absolute;
        inset: 0 0 auto;
        z-index: 1;
      }
      .nc-notice {
        min-height: 60vh;
      }
    }
`;

/** A constructed style sheet works with strict content security policies and with any bundler. */
function createSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(shellStyles);
  return sheet;
}

/** Adds the shell's styles to the document. Returns a function that removes them after the last user is gone. */
export const adoptShellStyles = adopter(createSheet);

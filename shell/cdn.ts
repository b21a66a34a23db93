import '../elements/index.js';
import tokens from '../elements/tokens.css?inline';
import * as locales from '../locales/index.js';
import * as device from './device/index.js';
import * as overlays from './overlays/index.js';

/** The bundle for a script tag: all elements, the bus, the overlays, the languages and the tokens. */
const nacre = { ...device, ...overlays, locales };

declare global {
  /** The bus and the overlays, for scripts that are not modules. */
  var nacre: typeof device & typeof overlays & { locales: typeof locales };
}

globalThis.nacre = nacre;

// A page without tokens.css gets the tokens from the script. Rules of the page override them.
if (!getComputedStyle(document.documentElement).getPropertyValue('--nc-color-primary')) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tokens);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

export * from './device/index.js';
export * from './overlays/index.js';

import '../elements/index.js';
import * as icons from '../elements/icon/register.js';
import * as maps from '../elements/maps.js';
import tokens from '../elements/tokens.css?inline';
import * as locales from '../locales/index.js';
import * as device from './device/index.js';
import * as overlays from './overlays/index.js';

/** The bundle for a script tag: all elements, settings of maps, the bus, the overlays, the languages and the tokens. */
const nacre = { ...device, ...overlays, ...maps, ...icons, locales };

declare global {
  /** The bus, the overlays and the settings of maps, for scripts that are not modules. */
  var nacre: typeof device & typeof overlays & typeof maps & typeof icons & { locales: typeof locales };
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
export * from '../elements/icon/register.js';
export * from '../elements/maps.js';

import '../elements/index.js';
import tokens from '../elements/tokens.css?inline';
import * as locales from '../locales/index.js';
import * as device from './device/index.js';
import { provideLocale } from './locale/index.js';
import * as overlays from './overlays/index.js';

/** The bundle for a script tag: all elements, the bus, the overlays and the languages, with the look. */
const nacre = { ...device, ...overlays, locales };

declare global {
  /** The bus and the overlays, for scripts that are no modules. */
  var nacre: typeof device & typeof overlays & { locales: typeof locales };
}

globalThis.nacre = nacre;

// One tag is enough: a page that has no tokens.css gets the look with the script. Its own rules still win.
if (!getComputedStyle(document.documentElement).getPropertyValue('--nc-color-primary')) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tokens);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
provideLocale();

export * from './device/index.js';
export * from './overlays/index.js';

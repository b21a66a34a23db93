import '../elements/index.js';
import tokens from '../elements/tokens.css?inline';

/** For a script tag: all elements, settings of maps, the bus, the overlays, the languages and the tokens. */

// A page without tokens.css gets the tokens from the script. Rules of the page override them.
if (!getComputedStyle(document.documentElement).getPropertyValue('--nc-color-primary')) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tokens);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

export * from './cdn-device.js';

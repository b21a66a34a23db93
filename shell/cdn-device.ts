import { registerIconLibrary, registerIcons } from '../elements/icon/register.js';
import * as maps from '../elements/maps.js';
import * as locales from '../locales/index.js';
import * as device from './device/index.js';
import * as overlays from './overlays/index.js';

// By name: an object of the module would need the bundler's helper, which is one more file for each page with an icon.
const icons = { registerIconLibrary, registerIcons };

/** For a script tag: the bus, the overlays, settings of maps and the languages. Elements load with the first that is shown. */
const nacre = { ...device, ...overlays, ...maps, ...icons, locales };

declare global {
  /** The bus, the overlays and the settings of maps, for scripts that are not modules. */
  var nacre: typeof device & typeof overlays & typeof maps & typeof icons & { locales: typeof locales };
}

globalThis.nacre = nacre;

export * from './device/index.js';
export * from './overlays/index.js';
export * from '../elements/icon/register.js';
export * from '../elements/maps.js';
export { locales };

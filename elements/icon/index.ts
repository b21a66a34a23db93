import { define } from '../internal/element/define.js';
import { hasIcon, NcIcon } from './icon.js';
import { registerIconLibrary, registerIcons } from './register.js';

define('nc-icon', NcIcon);

declare global {
  interface HTMLElementTagNameMap {
    'nc-icon': NcIcon;
  }
}

export type { IconName, IconNames, IconSource } from '../base/icon-names.js';
export type { IconResolver, LibraryIcon } from './library.js';
export { hasIcon, NcIcon, registerIconLibrary, registerIcons };

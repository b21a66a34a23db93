import { define } from '../internal/element/define.js';
import { hasIcon, NcIcon, registerIcons } from './icon.js';

define('nc-icon', NcIcon);

declare global {
  interface HTMLElementTagNameMap {
    'nc-icon': NcIcon;
  }
}

export type { IconName, IconNames, IconSource } from '../base/icon-names.js';
export { hasIcon, NcIcon, registerIcons };

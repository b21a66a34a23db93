import { define } from '../internal/element/define.js';
import { NcMenuItem } from './menu-item.js';

define('nc-menu-item', NcMenuItem);

declare global {
  interface HTMLElementTagNameMap {
    'nc-menu-item': NcMenuItem;
  }
}

export { NcMenuItem };
export type { MenuItemType } from './menu-item.js';

import { define } from '../internal/element/define.js';
import { NcMenu } from './menu.js';

define('nc-menu', NcMenu);

declare global {
  interface HTMLElementTagNameMap {
    'nc-menu': NcMenu;
  }
}

export { NcMenu };
export type { MenuSelectEvent } from './events.js';
export type { MenuEntry } from './entries.js';
export type { MenuResult, MenuTrigger, Placement } from './menu.js';

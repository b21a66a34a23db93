import { define } from '../internal/element/define.js';
import { ButtonTapEvent, SearchFocusEvent, SearchTextEvent } from './events.js';
import { NcNavBar } from './nav-bar.js';

define('nc-nav-bar', NcNavBar);

declare global {
  interface HTMLElementTagNameMap {
    'nc-nav-bar': NcNavBar;
  }
}

export { ButtonTapEvent, NcNavBar, SearchFocusEvent, SearchTextEvent };
export type { NavBarButton, NavBarSearch, NavBarShadow } from './types.js';

import { define } from '../internal/element/define.js';
import { TabChangeEvent, TabTapEvent } from './events.js';
import { NcTabBar } from './tab-bar.js';

define('nc-tab-bar', NcTabBar);

declare global {
  interface HTMLElementTagNameMap {
    'nc-tab-bar': NcTabBar;
  }
}

export { NcTabBar, TabChangeEvent, TabTapEvent };
export type { TabBarIconFont, TabBarItem, TabBarMidButton } from './types.js';

import '../tab/index.js';
import { define } from '../internal/element/define.js';
import { TabsChangeEvent, TabsTapEvent } from './events.js';
import { NcTabs } from './tabs.js';

define('nc-tabs', NcTabs);

declare global {
  interface HTMLElementTagNameMap {
    'nc-tabs': NcTabs;
  }
}

export { NcTabs, TabsChangeEvent, TabsTapEvent };

import { define } from '../internal/element/define.js';
import { NcTab } from './tab.js';

define('nc-tab', NcTab);

declare global {
  interface HTMLElementTagNameMap {
    'nc-tab': NcTab;
  }
}

export { NcTab };

import { define } from '../internal/element/define.js';
import { NcCollapseItem } from './collapse-item.js';

define('nc-collapse-item', NcCollapseItem);

declare global {
  interface HTMLElementTagNameMap {
    'nc-collapse-item': NcCollapseItem;
  }
}

export { NcCollapseItem };

import { define } from '../internal/element/define.js';
import { NcIndexList } from './index-list.js';

define('nc-index-list', NcIndexList);

declare global {
  interface HTMLElementTagNameMap {
    'nc-index-list': NcIndexList;
  }
}

export { NcIndexList };

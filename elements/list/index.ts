import { define } from '../internal/element/define.js';
import { NcList } from './list.js';

define('nc-list', NcList);

declare global {
  interface HTMLElementTagNameMap {
    'nc-list': NcList;
  }
}

export { NcList };
export type * from './events.js';
export type { ItemFunction } from './entries.js';
export type { ListLines } from './rows.js';
export type { ListPosition } from './memory.js';
export type { ListAnchor, ListDirection, ScrollToIndexOptions } from './list.js';

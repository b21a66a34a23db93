import { define } from '../internal/element/define.js';
import { NcCellGroup } from './cell-group.js';

define('nc-cell-group', NcCellGroup);

declare global {
  interface HTMLElementTagNameMap {
    'nc-cell-group': NcCellGroup;
  }
}

export { NcCellGroup };

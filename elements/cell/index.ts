import { define } from '../internal/element/define.js';
import { NcCell } from './cell.js';

define('nc-cell', NcCell);

declare global {
  interface HTMLElementTagNameMap {
    'nc-cell': NcCell;
  }
}

export { NcCell };

import { define } from '../internal/element/define.js';
import { PickerViewColumnChangeEvent } from './events.js';
import { NcPickerViewColumn, type ColumnOwner } from './picker-view-column.js';

define('nc-picker-view-column', NcPickerViewColumn);

declare global {
  interface HTMLElementTagNameMap {
    'nc-picker-view-column': NcPickerViewColumn;
  }
}

export { NcPickerViewColumn, PickerViewColumnChangeEvent, type ColumnOwner };

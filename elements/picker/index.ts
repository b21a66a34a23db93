import { define } from '../internal/element/define.js';
import { NcPicker } from './picker.js';

define('nc-picker', NcPicker);

declare global {
  interface HTMLElementTagNameMap {
    'nc-picker': NcPicker;
  }
}

export { NcPicker };
export type { ColumnChangeEvent, PickerChangeEvent } from './events.js';
export type { RegionEntry, RegionList, RegionLoader, RegionNode, RegionSource } from './model/region.js';
export type { PickerValue } from './model/value.js';
export type { PickerRows } from './picker.js';

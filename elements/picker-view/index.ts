import '../picker-view-column/index.js';
import { define } from '../internal/element/define.js';
import { PickerViewChangeEvent } from './events.js';
import { NcPickerView } from './picker-view.js';

define('nc-picker-view', NcPickerView);

declare global {
  interface HTMLElementTagNameMap {
    'nc-picker-view': NcPickerView;
  }
}

export { NcPickerView, PickerViewChangeEvent };

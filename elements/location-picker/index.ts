import { define } from '../internal/element/define.js';
import { NcLocationPicker } from './location-picker.js';

define('nc-location-picker', NcLocationPicker);

declare global {
  interface HTMLElementTagNameMap {
    'nc-location-picker': NcLocationPicker;
  }
}

export { NcLocationPicker };
export type { ChosenPlace, LocationConfirmEvent } from './events.js';

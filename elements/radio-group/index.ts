import { define } from '../internal/element/define.js';
import { NcRadioGroup } from './radio-group.js';

define('nc-radio-group', NcRadioGroup);

declare global {
  interface HTMLElementTagNameMap {
    'nc-radio-group': NcRadioGroup;
  }
}

export { NcRadioGroup };

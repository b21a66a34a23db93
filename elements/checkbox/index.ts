import { define } from '../internal/element/define.js';
import { NcCheckbox } from './checkbox.js';

define('nc-checkbox', NcCheckbox);

declare global {
  interface HTMLElementTagNameMap {
    'nc-checkbox': NcCheckbox;
  }
}

export { NcCheckbox };

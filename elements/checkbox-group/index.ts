import { define } from '../internal/element/define.js';
import { NcCheckboxGroup } from './checkbox-group.js';

define('nc-checkbox-group', NcCheckboxGroup);

declare global {
  interface HTMLElementTagNameMap {
    'nc-checkbox-group': NcCheckboxGroup;
  }
}

export { NcCheckboxGroup };

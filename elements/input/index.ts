import { define } from '../internal/element/define.js';
import { NcInput } from './input.js';

define('nc-input', NcInput);

declare global {
  interface HTMLElementTagNameMap {
    'nc-input': NcInput;
  }
}

export { NcInput };

import { define } from '../internal/element/define.js';
import { NcRadio } from './radio.js';

define('nc-radio', NcRadio);

declare global {
  interface HTMLElementTagNameMap {
    'nc-radio': NcRadio;
  }
}

export { NcRadio };

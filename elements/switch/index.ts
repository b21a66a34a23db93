import { define } from '../internal/element/define.js';
import { NcSwitch } from './switch.js';

define('nc-switch', NcSwitch);

declare global {
  interface HTMLElementTagNameMap {
    'nc-switch': NcSwitch;
  }
}

export { NcSwitch };

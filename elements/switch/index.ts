import { define } from '../internal/define.js';
import { NcSwitch } from './switch.js';

define('nc-switch', NcSwitch);

declare global {
  interface HTMLElementTagNameMap {
    'nc-switch': NcSwitch;
  }
}

export { NcSwitch };

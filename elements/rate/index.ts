import { define } from '../internal/element/define.js';
import { NcRate } from './rate.js';

define('nc-rate', NcRate);

declare global {
  interface HTMLElementTagNameMap {
    'nc-rate': NcRate;
  }
}

export { NcRate };

import { define } from '../internal/define.js';
import { NcLoading } from './loading.js';

define('nc-loading', NcLoading);

declare global {
  interface HTMLElementTagNameMap {
    'nc-loading': NcLoading;
  }
}

export { NcLoading };

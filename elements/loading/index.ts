import { define } from '../internal/element/define.js';
import { NcLoading } from './loading.js';

define('nc-loading', NcLoading);

declare global {
  interface HTMLElementTagNameMap {
    'nc-loading': NcLoading;
  }
}

export { NcLoading };

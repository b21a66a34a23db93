import { define } from '../internal/element/define.js';
import { NcCollapse } from './collapse.js';

define('nc-collapse', NcCollapse);

declare global {
  interface HTMLElementTagNameMap {
    'nc-collapse': NcCollapse;
  }
}

export { NcCollapse };

import { define } from '../internal/element/define.js';
import { NcSpinner } from './spinner.js';

define('nc-spinner', NcSpinner);

declare global {
  interface HTMLElementTagNameMap {
    'nc-spinner': NcSpinner;
  }
}

export { NcSpinner };

import { define } from '../internal/element/define.js';
import { NcTextarea } from './textarea.js';

define('nc-textarea', NcTextarea);

declare global {
  interface HTMLElementTagNameMap {
    'nc-textarea': NcTextarea;
  }
}

export { NcTextarea };

import { define } from '../internal/element/define.js';
import { NcLabel } from './label.js';

define('nc-label', NcLabel);

declare global {
  interface HTMLElementTagNameMap {
    'nc-label': NcLabel;
  }
}

export { NcLabel };

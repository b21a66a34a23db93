import { define } from '../internal/element/define.js';
import { NcDivider } from './divider.js';

define('nc-divider', NcDivider);

declare global {
  interface HTMLElementTagNameMap {
    'nc-divider': NcDivider;
  }
}

export { NcDivider };
export type { DividerAlign } from './divider.js';

import { define } from '../internal/element/define.js';
import { NcSkeleton } from './skeleton.js';

define('nc-skeleton', NcSkeleton);

declare global {
  interface HTMLElementTagNameMap {
    'nc-skeleton': NcSkeleton;
  }
}

export { NcSkeleton };

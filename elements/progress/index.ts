import { define } from '../internal/element/define.js';
import { NcProgress } from './progress.js';

define('nc-progress', NcProgress);

declare global {
  interface HTMLElementTagNameMap {
    'nc-progress': NcProgress;
  }
}

export { NcProgress };

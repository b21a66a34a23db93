import { define } from '../internal/element/define.js';
import { NcView } from './view.js';

define('nc-view', NcView);

declare global {
  interface HTMLElementTagNameMap {
    'nc-view': NcView;
  }
}

export { NcView };
export type { LongPressEvent } from './long-press-event.js';

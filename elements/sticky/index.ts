import { define } from '../internal/element/define.js';
import { StickEvent } from './stick-event.js';
import { NcSticky } from './sticky.js';

define('nc-sticky', NcSticky);

declare global {
  interface HTMLElementTagNameMap {
    'nc-sticky': NcSticky;
  }
}

export { NcSticky, StickEvent };

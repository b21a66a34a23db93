import { define } from '../internal/element/define.js';
import { NcMovableArea } from './movable-area.js';

define('nc-movable-area', NcMovableArea);

declare global {
  interface HTMLElementTagNameMap {
    'nc-movable-area': NcMovableArea;
  }
}

export { NcMovableArea };

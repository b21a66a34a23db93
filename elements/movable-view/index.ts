import { define } from '../internal/element/define.js';
import { MovableChangeEvent, MovableScaleEvent } from './events.js';
import { NcMovableView } from './movable-view.js';

define('nc-movable-view', NcMovableView);

declare global {
  interface HTMLElementTagNameMap {
    'nc-movable-view': NcMovableView;
  }
}

export { MovableChangeEvent, MovableScaleEvent, NcMovableView };
export type { MovableSource } from './events.js';

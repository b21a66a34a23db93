import { define } from '../internal/element/define.js';
import { NcSwipeAction } from './swipe-action.js';

define('nc-swipe-action', NcSwipeAction);

declare global {
  interface HTMLElementTagNameMap {
    'nc-swipe-action': NcSwipeAction;
  }
}

export { NcSwipeAction };
export type { SwipeActEvent, SwipeOpenEvent } from './events.js';
export type { SwipeOption, SwipeSide } from './options.js';

export { follow } from '../internal/overlay/follow.js';
export { swipeAway } from '../internal/overlay/swipe.js';

export { follow, sidesOf } from '../internal/overlay/follow.js';
export { SheetDrag } from '../internal/overlay/sheet/drag.js';

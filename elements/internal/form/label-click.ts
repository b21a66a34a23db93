import { boxOf } from '../element/scale.js';

/**
 * Whether a click was passed on by a native label of the element: then the pointer is outside of it. The browser focuses
 * only elements that can have the focus themselves; a group has to pass it on.
 */
export function isLabelClick(event: Event, element: Element): event is MouseEvent {
  if (event.type !== 'click' || event.target !== element || !event.isTrusted) return false;
  const { clientX, clientY } = event as MouseEvent;
  const { left, right, top, bottom } = boxOf(element);
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

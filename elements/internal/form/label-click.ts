/**
 * Whether a click on an element is one that a native label of it passes on: the pointer is elsewhere. The browser gives
 * the focus to controls that take it themselves; others have to pass it on.
 */
export function isLabelClick(event: Event, element: Element): event is MouseEvent {
  if (event.type !== 'click' || event.target !== element || !event.isTrusted) return false;
  const { clientX, clientY } = event as MouseEvent;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

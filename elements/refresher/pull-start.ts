import { boxOf, scaleOf } from '../internal/element/scale.js';
import { isElement } from '../internal/element/view.js';

/** Elements in which a drag by mouse does something else. */
const DRAGGABLE = 'input, textarea, select, [contenteditable], [draggable="true"]';

const contains = (x: number, y: number) => (box: DOMRect) =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/** Whether a drag by mouse from here selects text or drags an element. */
function isOverText(event: PointerEvent): boolean {
  const { clientX, clientY } = event;
  const element = event.composedPath()[0];
  if (!isElement(element)) return false;
  if (element.closest(DRAGGABLE)) return true;
  const { userSelect, webkitUserSelect } = getComputedStyle(element);
  if ((userSelect || webkitUserSelect) === 'none') return false;
  const range = element.ownerDocument.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(contains(clientX, clientY));
  });
}

/** Whether a pull on this element scrolls it up, or may not scroll what is around it. */
function takesPull(element: HTMLElement): boolean {
  if (element.scrollHeight <= element.clientHeight) return false;
  const { overflowY, overscrollBehaviorY } = getComputedStyle(element);
  return /auto|scroll/.test(overflowY) && (element.scrollTop > 0 || !/^(?:auto|$)/.test(overscrollBehaviorY));
}

function isOnScrollBar(event: PointerEvent, scroller: HTMLElement): boolean {
  if (event.composedPath()[0] !== scroller) return false;
  const isPage = scroller === scroller.ownerDocument.scrollingElement;
  const x = (event.clientX - (isPage ? 0 : boxOf(scroller).left)) / scaleOf(scroller).x - scroller.clientLeft;
  return x < 0 || x >= scroller.clientWidth;
}

/**
 * Whether a pointer that goes down in a scroller may pull it. Not on the refresher itself, in a dialog or popover, in an
 * inner scroller that takes the pull, on the scroll bar, or, by mouse, where the drag selects text.
 */
export function mayPullFrom(event: PointerEvent, scroller: HTMLElement, refresher: Element): boolean {
  for (const element of event.composedPath()) {
    if (element === scroller) break;
    if (!isElement(element)) continue;
    if (element === refresher || element.matches(':modal, :popover-open') || takesPull(element)) return false;
  }
  return !isOnScrollBar(event, scroller) && !(event.pointerType === 'mouse' && isOverText(event));
}

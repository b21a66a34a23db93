/** Where a mouse does something else by dragging. */
const DRAGGED = 'input, textarea, select, [contenteditable], [draggable="true"]';

const isIn = (x: number, y: number) => (box: DOMRect) =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/** Whether a pointer went down on letters that could be selected, or on what a mouse drags in a way of its own. */
export function isOverText(event: PointerEvent): boolean {
  const { clientX, clientY } = event;
  const element = event.composedPath()[0];
  if (!(element instanceof Element)) return false;
  if (element.closest(DRAGGED)) return true;
  const { userSelect, webkitUserSelect } = getComputedStyle(element);
  if ((userSelect || webkitUserSelect) === 'none') return false;
  const range = element.ownerDocument.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(isIn(clientX, clientY));
  });
}

/** Whether it can be scrolled up from where it is, or keeps to itself what goes beyond. */
function isScroller(element: HTMLElement): boolean {
  if (element.scrollHeight <= element.clientHeight) return false;
  const { overflowY, overscrollBehaviorY } = getComputedStyle(element);
  return /auto|scroll/.test(overflowY) && (element.scrollTop > 0 || !/^(?:auto|$)/.test(overscrollBehaviorY));
}

/** Whether a pointer that went down in a scroller is not for pulling it. */
export function barsPull(event: PointerEvent, scroller: HTMLElement, host: Element): boolean {
  for (const element of event.composedPath()) {
    if (element === scroller) break;
    if (!(element instanceof HTMLElement)) continue;
    // What lies above the page is not part of what is pulled.
    if (element === host || element.matches(':modal, :popover-open') || isScroller(element)) return true;
  }
  return isOnScrollBar(event, scroller);
}

function isOnScrollBar(event: PointerEvent, scroller: HTMLElement): boolean {
  if (event.composedPath()[0] !== scroller) return false;
  const isPage = scroller === scroller.ownerDocument.scrollingElement;
  const place = event.clientX - (isPage ? 0 : scroller.getBoundingClientRect().left) - scroller.clientLeft;
  return place < 0 || place >= scroller.clientWidth;
}

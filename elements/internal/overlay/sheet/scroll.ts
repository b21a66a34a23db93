/** In these a mouse drag selects or moves something. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [draggable="true"]';

/** Whether a mouse press begins a selection: in a field, or on text. */
export function isForSelecting({ pointerType, clientX: x, clientY: y }: PointerEvent, target: Element): boolean {
  if (pointerType !== 'mouse') return false;
  if (target.closest(FIELDS)) return true;
  const { userSelect, webkitUserSelect } = getComputedStyle(target);
  // Safari has it with a prefix only.
  if ((userSelect ?? webkitUserSelect) === 'none') return false;
  const range = target.ownerDocument.createRange();
  return [...target.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
  });
}

/** How many px can be scrolled in this direction along the axis. */
function roomOf(scroller: Element, isVertical: boolean, along: number, isRtl: boolean): number {
  const { scrollTop, scrollLeft, scrollHeight, clientHeight, scrollWidth, clientWidth } = scroller;
  if (isVertical) return along > 0 ? scrollTop : scrollHeight - clientHeight - scrollTop;
  const before = isRtl ? scrollWidth - clientWidth + scrollLeft : scrollLeft;
  return along > 0 ? before : scrollWidth - clientWidth - before;
}

/**
 * Whether something under the pointer scrolls when it is dragged along the axis in the direction of the sign of `along`.
 * `path` leads from the pointer outwards. `isFirst`: the sheet moves before its content scrolls. A scroller with
 * `overscroll-behavior` keeps the drag even at its end, as the wheels of a picker do.
 */
export function mayScroll(
  path: readonly EventTarget[],
  surface: Element,
  isVertical: boolean,
  along: number,
  isFirst: boolean,
): boolean {
  const within = path.slice(0, path.indexOf(surface)) as Node[];
  return within.some((each) => {
    if (each.nodeType !== Node.ELEMENT_NODE) return false;
    const node = each as Element;
    const style = getComputedStyle(node);
    const overflow = isVertical ? style.overflowY : style.overflowX;
    const length = isVertical ? node.scrollHeight - node.clientHeight : node.scrollWidth - node.clientWidth;
    if (!/auto|scroll/.test(overflow) || length < 1) return false;
    const passes = isVertical ? style.overscrollBehaviorY : style.overscrollBehaviorX;
    if (passes !== 'auto' && !surface.contains(node)) return true;
    return !isFirst && roomOf(node, isVertical, along, style.direction === 'rtl') >= 1;
  });
}

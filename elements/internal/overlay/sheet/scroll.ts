/** What is dragged over to select or to move something in it. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [draggable="true"]';

/** Whether a press is about what is in a field, or on a text: a mouse selects that. */
export function isForSelecting({ pointerType, clientX: x, clientY: y }: PointerEvent, target: Element): boolean {
  if (pointerType !== 'mouse') return false;
  if (target.closest(FIELDS)) return true;
  const { userSelect, webkitUserSelect } = getComputedStyle(target);
  // Safari knows it by its old name only.
  if ((userSelect ?? webkitUserSelect) === 'none') return false;
  const range = target.ownerDocument.createRange();
  return [...target.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
  });
}

/** Px that can be scrolled in this direction along the axis: what is hidden there. */
function roomOf(scroller: Element, isVertical: boolean, along: number, isRtl: boolean): number {
  const { scrollTop, scrollLeft, scrollHeight, clientHeight, scrollWidth, clientWidth } = scroller;
  if (isVertical) return along > 0 ? scrollTop : scrollHeight - clientHeight - scrollTop;
  const before = isRtl ? scrollWidth - clientWidth + scrollLeft : scrollLeft;
  return along > 0 ? before : scrollWidth - clientWidth - before;
}

/**
 * Whether something under the pointer (`path`: from it outwards) scrolls when it is dragged along the axis, by pixels of this sign; `isFirst`: the
 * sheet itself goes first. What does not pass its scrolling on (`overscroll-behavior`) keeps all of it, as wheels do.
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

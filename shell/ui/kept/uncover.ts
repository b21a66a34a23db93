import { parentOf } from '../base/parent.js';

/** Distance in px between what has the focus and a bar. */
const MARGIN = 8;

/** The innermost element at a point of the viewport, across shadow roots. */
function elementAt(tree: Document | ShadowRoot, x: number, y: number): Element | null {
  const element = tree.elementFromPoint(x, y);
  const inner = element?.shadowRoot;
  // Where a shadow tree has nothing at the point, some browsers return its host again.
  const deeper = inner?.elementFromPoint(x, y);
  return inner && deeper && deeper !== element ? elementAt(inner, x, y) : element;
}

/** The box of what lies over a point of `target` and stays there while the page scrolls. */
function barAt(target: Element, x: number, y: number): DOMRect | undefined {
  const around = new Set<Element>();
  for (let node: Element | null = target; node; node = parentOf(node)) around.add(node);
  let bar: Element | undefined;
  for (let node = elementAt(target.ownerDocument, x, y); node && !around.has(node); node = parentOf(node)) {
    if (/sticky|fixed/.test(getComputedStyle(node).position)) bar = node;
  }
  return bar?.getBoundingClientRect();
}

/**
 * Scrolls what the keyboard has brought the focus to from under bars that stay in place: footers, sticky headings, floating
 * buttons (2.4.11 of WCAG). Browsers bring it into the box that scrolls, and do not see what lies over that.
 */
export function uncover(target: HTMLElement, scroller: HTMLElement): void {
  const box = target.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  const x = (Math.max(box.left, frame.left) + Math.min(box.right, frame.right)) / 2;
  const above = barAt(target, x, Math.max(box.top, frame.top) + 1);
  const below = barAt(target, x, Math.min(box.bottom, frame.bottom) - 1);
  if (above) scroller.scrollTop -= above.bottom + MARGIN - box.top;
  else if (below) {
    // Where not all of it fits, its start is seen.
    const most = Math.max(0, box.top - frame.top - MARGIN);
    scroller.scrollTop += Math.min(box.bottom + MARGIN - below.top, most);
  }
}

import { isElement } from '../element/view.js';

/** The nearest scroller around an element in the flat tree, or that of the page. */
export function scrollerOf(element: Element): HTMLElement {
  const { documentElement, body, scrollingElement } = element.ownerDocument;
  for (let node: Node | null = element; node;) {
    node = (node as Element).assignedSlot ?? node.parentNode ?? (node as ShadowRoot).host ?? null;
    if (!isElement(node) || node === body || node === documentElement) continue;
    if (/auto|scroll/.test(getComputedStyle(node).overflowY)) return node as HTMLElement;
  }
  return (scrollingElement ?? documentElement) as HTMLElement;
}

// The tree that users see: what comes through a `<slot>` is where the slot is.

/** What an element is in. */
export const parentOf = (node: Node): Element | null =>
  ((node as Element).assignedSlot ?? (node as Element).parentElement ?? (node.parentNode as ShadowRoot | null)?.host) ||
  null;

/** Whether anything was found that comes through a slot. Few pages have that: elsewhere nobody looks for it. */
let hasSlots = false;

/** The closest element around this one, or itself, that the selector matches. It is found through
 * slots as well once `allInside()` or `childrenOf()` has found a slot: what is around tells its members then. */
export function closestTo<E extends Element>(element: Element, selector: string): E | null {
  const near = element.closest<E>(selector);
  if (near || !hasSlots) return near;
  for (let node = parentOf(element); node; node = parentOf(node)) if (node.matches(selector)) return node as E;
  return null;
}

/** The element that passes the test and has this one as a child, also through slots. */
export function holderOf<E extends Element>(element: Element, isHolder: (parent: Element) => parent is E): E | null;
export function holderOf(element: Element, isHolder: (parent: Element) => boolean): Element | null;
export function holderOf(element: Element, isHolder: (parent: Element) => boolean): Element | null {
  for (let node: Element | null = element; node; node = node.assignedSlot) {
    const { parentElement }: Element = node;
    if (parentElement && isHolder(parentElement)) return parentElement;
  }
  return null;
}

/** Whether it is a `<slot>`. */
export function isSlot(element: Element): element is HTMLSlotElement {
  const is = element.localName === 'slot';
  hasSlots ||= is;
  return is;
}

/** The elements in a slot of the page, those through further slots included; its own content if none are. */
const inSlot = (slot: HTMLSlotElement): readonly Element[] => slot.assignedElements({ flatten: true });

/** The children of an element: in the place of a slot what comes through it. `slot`: only those for this slot of the element. */
export function childrenOf(element: Element, slot?: string): Element[] {
  const list: Element[] = [];
  for (const child of element.children) {
    if (slot !== undefined && child.slot !== slot) continue;
    if (isSlot(child)) list.push(...inSlot(child));
    else list.push(child);
  }
  return list;
}

/** The elements anywhere inside that the selector matches, in the order in which users see them. */
export function allInside<E extends Element>(element: Element, selector: string): E[] {
  const list: E[] = [];
  for (const each of element.querySelectorAll(`${selector}, slot`)) {
    if (each.matches(selector)) list.push(each as E);
    // What a slot has of its own is inside the element anyway.
    if (isSlot(each)) list.push(...throughSlot<E>(each, selector));
  }
  return list;
}

/** A slot may be in a slot. */
function throughSlot<E extends Element>(slot: HTMLSlotElement, selector: string): E[] {
  return slot
    .assignedElements()
    .flatMap((each) => [
      ...(each.matches(selector) ? [each as E] : []),
      ...(isSlot(each) ? throughSlot<E>(each, selector) : []),
      ...allInside<E>(each, selector),
    ]);
}

/** Whether one element is inside another, or is it: also where it comes through slots. */
export function isInside(element: Element, outer: Element): boolean {
  if (outer.contains(element)) return true;
  for (let node: Element | null = element; node; node = parentOf(node)) if (node === outer) return true;
  return false;
}

/** A rectangle in CSS px from the corner of a page. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where an element is on its page. */
export interface Place extends Box {
  /** What of it no scroller hides. */
  readonly seen: Box;
  /** Its `border-radius`: of each corner, in px. */
  readonly radii: string;
  /** The element, or the outermost element that clips it and is no scroller of the page: what can move freely. */
  readonly mover: Element;
}

/** Where an element of the page is, whatever moves the page. */
export function boxOf(element: Element, page: HTMLElement): Box {
  const origin = page.getBoundingClientRect();
  // 1, unless something scales the app.
  const unit = page.offsetWidth / origin.width;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [origin.left, origin.top];
  return { left: (left - x) * unit, top: (top - y) * unit, right: (right - x) * unit, bottom: (bottom - y) * unit };
}

/** The place of an element of the page, if it can be seen. */
export function placeOf(element: Element, page: HTMLElement): Place | undefined {
  const style = getComputedStyle(element);
  if (style.visibility !== 'visible') return undefined;
  const box = boxOf(element, page);
  let mover = element;
  let seen = overlap(box, { left: 0, top: 0, right: page.offsetWidth, bottom: page.offsetHeight });
  for (let node = parentOf(element); node && node !== page && seen; node = parentOf(node)) {
    if (getComputedStyle(node).overflow === 'visible') continue;
    seen = overlap(seen, boxOf(node, page));
    if (!node.matches('.nc-page-scroll')) mover = node;
  }
  return seen && { ...box, seen, radii: radiiOf(style, box), mover };
}

/** In the flat tree: from a slotted element to its slot, from a shadow tree to its host. */
const parentOf = (node: Element): Element | null =>
  node.assignedSlot ?? node.parentElement ?? ((node.getRootNode() as ShadowRoot).host as Element | undefined) ?? null;

export function overlap(a: Box, b: Box): Box | undefined {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  const [right, bottom] = [Math.min(a.right, b.right), Math.min(a.bottom, b.bottom)];
  return right > left && bottom > top ? { left, top, right, bottom } : undefined;
}

export const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

export const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

/** In px: a percentage is of the element, and what is cut by it has another size. */
function radiiOf(style: CSSStyleDeclaration, { left, right }: Box): string {
  const corners = ['borderTopLeftRadius', 'borderTopRightRadius', 'borderBottomRightRadius', 'borderBottomLeftRadius'];
  return corners
    .map((corner) => {
      // `8px`, `50%`, or one for each direction.
      const value = style[corner as 'borderTopLeftRadius'];
      const length = parseFloat(value) || 0;
      return `${value.includes('%') ? ((right - left) * length) / 100 : length}px`;
    })
    .join(' ');
}

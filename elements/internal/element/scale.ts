/** How many px of the viewport one px of an element is, along its width and its height. */
export interface Scale {
  readonly x: number;
  readonly y: number;
}

/** Chrome and Firefox know the zoom of an element, and measure in px of the viewport. WebKit does not, and does not. */
const knowsZoom = (element: Element): element is Element & { readonly currentCSSZoom: number } =>
  'currentCSSZoom' in element;

const parentOf = (element: Element): Element | null =>
  element.assignedSlot ?? element.parentElement ?? ((element.getRootNode() as Partial<ShadowRoot>).host || null);

/** The CSS `zoom` of an element and of all that it is in, as one factor. Lengths of its style are this many px of the viewport. */
export function zoomOf(element: Element): number {
  if (knowsZoom(element)) return element.currentCSSZoom;
  let zoom = 1;
  for (let each: Element | null = element; each; each = parentOf(each))
    zoom *= Number(getComputedStyle(each).zoom) || 1;
  return zoom;
}

/** The height of the screen as a length of the element's style. Chrome and Firefox multiply viewport units by the zoom. */
export function screenHeightOf(element: Element): string {
  const zoom = knowsZoom(element) ? zoomOf(element) : 1;
  return zoom === 1 ? '100dvh' : `calc(100dvh / ${zoom})`;
}

/** The bounding box of an element in px of the viewport, as `clientX` and `innerWidth` count them, under any CSS `zoom`. */
export function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  if (knowsZoom(element)) return box;
  const zoom = zoomOf(element);
  return zoom === 1 ? box : new DOMRect(box.x * zoom, box.y * zoom, box.width * zoom, box.height * zoom);
}

/**
 * How many px of the viewport one px of an element is, by CSS `zoom` and by transforms, its own and those of all that it is
 * in. Divide what a pointer moved (`clientX`) or what `boxOf()` measured by it, before it is written into a style or
 * compared with `offsetWidth` or a scroll position. It measures: call it when a gesture begins, not at each move.
 */
export function scaleOf(element: HTMLElement): Scale {
  const zoom = zoomOf(element);
  const { width, height } = boxOf(element);
  const { offsetWidth, offsetHeight } = element;
  /** `offsetWidth` is rounded. An element without a size has no other scale than its zoom. */
  const factor = (size: number, offset: number) => {
    const isRounding = Math.abs(size - offset * zoom) <= zoom;
    return isRounding || !size || !offset ? zoom : size / offset;
  };
  return { x: factor(width, offsetWidth), y: factor(height, offsetHeight) };
}

/**
 * The window that shows a node. It is not that of this module where the page has put the node into a frame or another
 * window: events, frames, sizes and observers are those of the window here.
 */
export const viewOf = (node: Node): Window & typeof globalThis =>
  ((node.ownerDocument ?? (node as Document)).defaultView ?? globalThis) as Window & typeof globalThis;

/** The window in which an event happens. */
export const viewOfEvent = (event: Event): Window & typeof globalThis => {
  const target = event.composedPath()[0] ?? event.target;
  return target && 'nodeType' in target
    ? viewOf(target as Node)
    : ((target ?? globalThis) as Window & typeof globalThis);
};

/** Whether something is an element, of any window. */
export const isElement = (value: unknown): value is HTMLElement =>
  (value as Partial<Node> | null | undefined)?.nodeType === 1;

/** Whether a node is a text, of any window. */
export const isText = (node: Node): node is Text => node.nodeType === 3;

/** Whether a value is an object of the platform with this name, such as `File`, of any window. */
export const isKind = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && Object.prototype.toString.call(value) === `[object ${name}]`;

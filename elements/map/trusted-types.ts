/** What Leaflet writes into an element when its module runs, to find out whether the browser knows SVG. */
const PROBE = '<svg/>';

let users = 0;
let restore: (() => void) | undefined;

function patch(): () => void {
  const { prototype } = HTMLDivElement;
  const { get, set } = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!;
  Object.defineProperty(prototype, 'innerHTML', {
    configurable: true,
    enumerable: true,
    get,
    set(this: HTMLDivElement, markup: unknown) {
      if (markup === PROBE) this.replaceChildren(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
      else set!.call(this, markup);
    },
  });
  return () => delete (prototype as { innerHTML?: string }).innerHTML;
}

/**
 * Lets the module of Leaflet run where Trusted Types are required: it tests the browser by one assignment of markup, which
 * would throw. All other assignments are as ever. Call the returned function when it has run.
 */
export function allowLeaflet(): () => void {
  if (!('trustedTypes' in globalThis)) return () => {};
  if (!users++) restore = patch();
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    if (!--users) restore?.();
  };
}

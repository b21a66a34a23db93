/** The size of what a list is in, and of each of its rows, where the DOM knows no sizes: px. */
const BOX = { width: 1024, height: 768 };
const ROW = { width: 1024, height: 50 };

/**
 * Gives lists and their rows sizes where there is no layout, so that a list shows its first 16 rows and some beyond. All other
 * sizes stay 0.
 */
export function sizeLists(): void {
  const { prototype } = HTMLElement;
  const page = document.documentElement;
  if (page.offsetWidth || page.getBoundingClientRect().width) return; // It has a layout.

  const sizeOf = (element: Element): typeof BOX | undefined => {
    if (element.parentElement?.localName === 'nc-list') return ROW;
    const { host } = element.getRootNode() as Partial<ShadowRoot>;
    return element.id === 'rows' && host?.localName === 'nc-list' ? BOX : undefined;
  };

  /** The list is as long as its box: it is the page that scrolls. */
  const innerSizeOf = (element: Element): typeof BOX | undefined => (element.localName === 'nc-list' ? BOX : undefined);

  for (const [name, side, read] of [
    ['offsetWidth', 'width', sizeOf],
    ['offsetHeight', 'height', sizeOf],
    ['clientWidth', 'width', innerSizeOf],
    ['clientHeight', 'height', innerSizeOf],
  ] as const) {
    const own =
      Object.getOwnPropertyDescriptor(prototype, name) ?? Object.getOwnPropertyDescriptor(Element.prototype, name);
    Object.defineProperty(prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return read(this)?.[side] ?? (own!.get!.call(this) as number);
      },
    });
  }

  const measured = prototype.getBoundingClientRect;
  prototype.getBoundingClientRect = function (): DOMRect {
    const size = sizeOf(this);
    if (!size) return measured.call(this);
    const box = { x: 0, y: 0, top: 0, left: 0, right: size.width, bottom: size.height, ...size };
    return { ...box, toJSON: () => box };
  };
}

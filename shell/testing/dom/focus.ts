/**
 * `document.activeElement` is never null while the page has a body. In jsdom it is, after the focus was in a shadow tree that has
 * left the page, and `matches(':focus')` of any element then throws.
 */
export function keepActiveElement(): void {
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement');
  if (!own?.get) return; // That of happy-dom is elsewhere, and never null.
  const { get } = own;
  Object.defineProperty(Document.prototype, 'activeElement', {
    configurable: true,
    get(this: Document): Element | null {
      return (get.call(this) as Element | null) ?? this.body;
    },
  });
}

/**
 * Writes role, name and states that elements give to ElementInternals as attributes too: `role="checkbox"`,
 * `aria-checked="true"`. Browsers read ElementInternals; Testing Library and the locators of Playwright read attributes.
 * For tests only. An attribute of the page's own stays as it is.
 *
 * Call it before elements are created. It refers to nothing outside, so that its text also runs in a page of Playwright.
 */
export function mirrorInternals(): void {
  const { prototype } = ElementInternals;
  const done = Symbol.for('nacre.mirror');
  if (done in prototype) return;
  Object.defineProperty(prototype, done, { value: true });

  const hosts = new WeakMap<ElementInternals, HTMLElement>();
  /** What was written: the page's own attributes differ from it. */
  const written = new WeakMap<Element, Map<string, string>>();
  let ids = 0;

  /** 'ariaValueNow' -> 'aria-valuenow', 'ariaLabelledByElements' -> 'aria-labelledby' */
  const attributeOf = (property: string): string =>
    property
      .replace(/Elements?$/, '')
      .toLowerCase()
      .replace(/^aria/, 'aria-');

  const textOf = (value: unknown): string | null => {
    if (value === null || value === undefined) return null;
    if (typeof value !== 'object') return String(value as string);
    const elements = Array.isArray(value) ? (value as Element[]) : [value as Element];
    return elements.map((element) => (element.id ||= `nacre-mirror-${(ids += 1)}`)).join(' ') || null;
  };

  const write = (host: HTMLElement, attribute: string, value: unknown): void => {
    const ours = written.get(host) ?? new Map<string, string>();
    written.set(host, ours);
    if (host.getAttribute(attribute) !== (ours.get(attribute) ?? null)) return;
    const text = textOf(value);
    // Some elements observe their `aria-label`.
    if (text === (ours.get(attribute) ?? null)) return;
    if (text === null) {
      ours.delete(attribute);
      host.removeAttribute(attribute);
    } else {
      ours.set(attribute, text);
      host.setAttribute(attribute, text);
    }
  };

  /** The native labels of a custom element: what reads attributes knows those of native fields only. */
  const writeLabels = (host: HTMLElement, internals: ElementInternals): void => {
    if (!(host.constructor as { formAssociated?: boolean }).formAssociated || host.hasAttribute('aria-label')) return;
    // The field inside has their name.
    if (host.shadowRoot?.delegatesFocus && host.shadowRoot.querySelector('input, textarea')) return;
    write(host, 'aria-labelledby', [...internals.labels]);
  };

  const { attachInternals } = HTMLElement.prototype;
  HTMLElement.prototype.attachInternals = function (): ElementInternals {
    const internals = attachInternals.call(this);
    hosts.set(internals, this);
    return internals;
  };

  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    const { get, set } = descriptor;
    if (!get || !set || !/^(?:role$|aria)/.test(name)) continue;
    const attribute = attributeOf(name);
    Object.defineProperty(prototype, name, {
      ...descriptor,
      set(this: ElementInternals, value: unknown) {
        set.call(this, value);
        const host = hosts.get(this);
        if (!host) return;
        if (host.isConnected) write(host, attribute, value);
        // A constructor must not write attributes.
        else queueMicrotask(() => write(host, attribute, get.call(this)));
        if (name === 'role' && value) queueMicrotask(() => writeLabels(host, this));
      },
    });
  }
}

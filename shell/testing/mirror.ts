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

  const isByPage = (host: HTMLElement, attribute: string): boolean =>
    host.getAttribute(attribute) !== (written.get(host)?.get(attribute) ?? null);

  /** Whether native labels name a custom element. The field inside has their name, if there is one. */
  const isLabelled = (host: HTMLElement): boolean =>
    Boolean((host.constructor as { formAssociated?: boolean }).formAssociated) &&
    !(host.shadowRoot?.delegatesFocus && host.shadowRoot.querySelector('input:not([type=file]), textarea')) &&
    !isByPage(host, 'aria-label');

  /** The text of a label without that of the control in it. */
  const textWithout = (node: Node, control: Node): string => {
    if (node === control || node.nodeType === Node.COMMENT_NODE) return '';
    if (!node.contains(control)) return node.textContent ?? '';
    return Array.from(node.childNodes, (child) => textWithout(child, control)).join('');
  };

  const observed = new WeakMap<Node, WeakSet<Node>>();
  const observe = (label: Node, host: HTMLElement, internals: ElementInternals): void => {
    const hostsOfLabel = observed.get(label) ?? new WeakSet<Node>();
    if (hostsOfLabel.has(host)) return;
    observed.set(label, hostsOfLabel.add(host));
    const observer = new MutationObserver(() => writeName(host, internals));
    observer.observe(label, { characterData: true, childList: true, subtree: true });
  };

  /** The name that an element has from its internals, or from native labels, which are read of native fields only. */
  const writeName = (host: HTMLElement, internals: ElementInternals): void => {
    const { ariaLabel, ariaLabelledByElements: by } = internals;
    const isNamed = Boolean(ariaLabel || by?.length);
    const labels = isNamed || !isLabelled(host) ? [] : ([...internals.labels] as Element[]);
    // Of a label around it, the control itself is no part of the name, while all that a reference names is.
    const isAround = labels.some((label) => label.contains(host));
    if (isAround) for (const label of labels) observe(label, host, internals);
    const text = labels.map((label) => textWithout(label, host).replaceAll(/\s+/g, ' ').trim()).join(' ');
    write(host, 'aria-label', isAround ? text : ariaLabel);
    write(host, 'aria-labelledby', isNamed ? by : isAround ? null : labels);
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
        const isName = /^ariaLabel(?:ledByElements)?$/.test(name);
        const writeNow = () => (isName ? writeName(host, this) : write(host, attribute, get.call(this)));
        // A constructor must not write attributes.
        if (host.isConnected) writeNow();
        else queueMicrotask(writeNow);
        if (name === 'role' && value) queueMicrotask(() => writeName(host, this));
      },
    });
  }
}

import { focusAround, gapOf, passFocus, type Gap } from './focus.js';

/** The watch of a page, while something in its scope has the focus. Nested scopes share that of the outermost. */
const watches = new WeakMap<Document, FocusWatch>();

/**
 * Keeps the focus from getting lost in `scope` (2.4.3 of WCAG): if what has it is removed or hidden, it goes to what is next to
 * it. If it is disabled, what is around it gets the focus, and gives it back when that ends: a second press of the key must not
 * reach the button beside it. Call it with each `focusin` of the scope. An element that only moved gets the focus back. What has
 * taken it by then, an overlay or the app, keeps it.
 *
 * A watch costs nothing until something in its scope has the focus, and ends with that. It has to observe the tree: when the
 * focused element is removed, Chromium fires `focusout`, Firefox and WebKit do not.
 */
export function keepFocusIn(scope: Element, event: Event): void {
  const page = scope.ownerDocument;
  const watch = watches.get(page);
  const isScope = event.target === scope;
  if (watch?.scope.contains(scope) && !(isScope && watch.scope === scope)) return watch.follow(event);
  watch?.end();
  if (!isScope) watches.set(page, new FocusWatch(scope, event));
}

class FocusWatch {
  readonly scope: Element;
  readonly #page: Document;
  readonly #observer: MutationObserver;
  /** What has the focus, in the tree of the scope, and the same or what has it in a shadow tree of that. */
  #last!: HTMLElement;
  #inner!: HTMLElement;
  /** Where it stood, or something around it, if that is gone. */
  #gap: Gap | undefined;
  /** What was disabled while it had the focus, and what has it instead. */
  #disabled: { readonly element: HTMLElement; readonly place: Element | undefined } | undefined;

  constructor(scope: Element, event: Event) {
    this.scope = scope;
    this.#page = scope.ownerDocument;
    const { MutationObserver } = this.#page.defaultView ?? globalThis;
    this.#observer = new MutationObserver((records) => this.#read(records));
    this.#observer.observe(scope, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    scope.addEventListener('focusout', this);
    this.follow(event);
  }

  /** The focus has come to an element. */
  follow(event: Event): void {
    this.#read(this.#observer.takeRecords());
    this.#inner = event.composedPath()[0] as HTMLElement;
    const root = this.scope.getRootNode();
    let last = this.#inner;
    // The path of an event that moves the focus within a shadow tree ends there.
    for (let tree = last.getRootNode(); tree !== root && 'host' in tree; tree = last.getRootNode())
      last = tree.host as HTMLElement;
    this.#last = last;
    this.#gap = undefined;
  }

  /** `focusout`. The user leaves the scope, or what has the focus goes, or the window loses it. */
  handleEvent(event: Event): void {
    const to = (event as FocusEvent).relatedTarget as Node | null;
    if (to && !this.scope.contains(to)) this.end();
    // Chromium fires it in the midst of a removal.
    else if (!to) queueMicrotask(() => this.#left());
  }

  end(): void {
    this.#observer.disconnect();
    this.scope.removeEventListener('focusout', this);
    if (watches.get(this.#page) === this) watches.delete(this.#page);
  }

  #left(): void {
    if (watches.get(this.#page) !== this || !this.#isFree) return;
    this.#read(this.#observer.takeRecords());
    if (this.#gap) return;
    // The user, or the app, wants nothing to have it.
    if (this.#last.checkVisibility()) this.end();
    else if (this.#last.isConnected) this.#lose(gapOf(this.#last));
  }

  #read(records: readonly MutationRecord[]): void {
    let gap = this.#gap;
    for (const { type, removedNodes, target: parent, previousSibling: previous, nextSibling: next } of records) {
      if (type === 'attributes') this.#toggled(parent as HTMLElement);
      const removed = [...removedNodes];
      const around = gap?.parent ?? this.#last;
      const gone = removed.find((node) => node.contains(around));
      if (gone) gap = { parent, previous, next, kind: (gone as Element).localName };
      else if (gap && gap.previous && removed.includes(gap.previous as ChildNode)) gap = { ...gap, previous };
      else if (gap && gap.next && removed.includes(gap.next as ChildNode)) gap = { ...gap, next };
    }
    const isLost = this.#gap === undefined && gap !== undefined;
    this.#gap = gap;
    if (isLost) this.#lose(gap!);
  }

  /** An element was disabled or enabled. */
  #toggled(element: HTMLElement): void {
    const isDisabled = element.hasAttribute('disabled');
    const { activeElement } = this.#page;
    // Chromium takes the focus away in the next frame.
    if (isDisabled && element === this.#last && (this.#isFree || activeElement === element))
      this.#disabled = { element, place: focusAround(element, this.scope) };
    else if (!isDisabled && element === this.#disabled?.element && activeElement === this.#disabled.place)
      element.focus({ preventScroll: true });
  }

  #lose(gap: Gap): void {
    this.#gap = gap;
    // Overlays that go with it give the focus back in a microtask of theirs.
    queueMicrotask(() => this.#pass());
  }

  #pass(): void {
    const gap = this.#gap;
    this.#gap = undefined;
    if (!gap || watches.get(this.#page) !== this || !this.#isFree) return;
    if (!this.scope.isConnected) return this.end();
    if (this.#inner.isConnected && this.#inner.checkVisibility()) this.#inner.focus({ preventScroll: true });
    else if (!passFocus(gap, this.scope)) this.end();
  }

  /** Whether nothing has the focus. */
  get #isFree(): boolean {
    const { activeElement, body, documentElement } = this.#page;
    return !activeElement || activeElement === body || activeElement === documentElement;
  }
}

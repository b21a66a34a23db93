import { isElement } from '../element/view.js';
import { isSlot } from './flat.js';

/** An element, or a part of one, that reacts to changes of its children. */
export interface ChildWatcher {
  /** @internal `records` say what has come and gone; there are none for what comes through a slot of the page. */
  childrenChanged(records?: readonly MutationRecord[]): void;
}

export interface ChildWatchOptions {
  /** Also what comes and goes deeper inside. */
  readonly deep?: boolean;
  /** Also texts that change, however deep, and what comes and goes there. */
  readonly text?: boolean;
  /** Also these attributes of the children; with `deep` or `text` those of all that is inside, and of the element. */
  readonly attributes?: readonly string[] | 'all';
}

/**
 * Tells an element that its children have changed: those that come and go, also through a `<slot>` among them, in any
 * document, upgraded or not. As with any MutationObserver, it calls once for all changes of a task, in a microtask.
 *
 * Declare it once, as `static childWatch` of the class: all instances share one observer. What is called is
 * `childrenChanged()`; not for the children that are there at first, but again when the element comes back to a page, since
 * they may have changed meanwhile. `watch()` is for other nodes, such as one child.
 */
export class ChildWatch {
  readonly #init: MutationObserverInit;
  /** Of each child, where no more than attributes of children count. */
  readonly #childInit: MutationObserverInit | undefined;
  readonly #watchers = new WeakMap<Node, ChildWatcher>();
  /** The slot in which a node of another tree was found: `assignedSlot` does not tell one in a closed tree. */
  readonly #slots = new WeakMap<Node, HTMLSlotElement>();
  #observer: MutationObserver | undefined;
  #count = 0;

  constructor({ deep = false, text = false, attributes = [] }: ChildWatchOptions = {}) {
    const isDeep = deep || text;
    const filter = attributes === 'all' ? { attributes: true } : { attributeFilter: [...attributes] };
    this.#init = { childList: true, subtree: isDeep, characterData: text, ...(isDeep && filter) };
    this.#childInit = isDeep || !attributes.length ? undefined : filter;
  }

  /** Tells `watcher` what changes inside an element, until `unwatch()`: the element itself, and one other at most. */
  watch(element: Element, watcher: ChildWatcher): void {
    const isOwn = this.#isOwn(element, watcher);
    if (isOwn || !this.#watchers.has(element)) this.#count += 1;
    if (!isOwn) this.#watchers.set(element, watcher);
    this.moved(element);
  }

  /** A watched element is in another tree now. */
  moved(element: Element): void {
    this.#observer ??= new MutationObserver((records) => this.#notify(records));
    this.#observer.observe(element, this.#init);
    if (this.#childInit) this.#observeChildren(element.children);
    // Only in a shadow tree something comes through slots.
    if (element.getRootNode() === element.ownerDocument) return;
    element.addEventListener('slotchange', this);
    this.#observeSlotted(element);
  }

  /** An observer cannot stop observing one element, but it does not keep it either; when the last one leaves, it stops. */
  unwatch(element: Element, watcher: ChildWatcher): void {
    const isOwn = this.#isOwn(element, watcher);
    if (!isOwn && !this.#watchers.delete(element)) return;
    const isStillWatched = isOwn ? this.#watchers.has(element) : this.#isOwn(element);
    if (!isStillWatched) element.removeEventListener('slotchange', this);
    this.#count -= 1;
    if (this.#count === 0) this.#observer!.disconnect();
  }

  /** A slot inside shows other nodes of the page. */
  handleEvent({ currentTarget }: Event): void {
    const element = currentTarget as Element;
    this.#observeSlotted(element);
    this.#tell(element, []);
  }

  /** Whether the class of an element declares this watch. It needs no entry then: a collection visits each of them. */
  #isOwn(node: Node, watcher: unknown = node): node is Node & ChildWatcher {
    return watcher === node && (node.constructor as { childWatch?: unknown }).childWatch === this;
  }

  #tell(node: Node, records: readonly MutationRecord[]): void {
    if (this.#isOwn(node) && node.isConnected) node.childrenChanged(records);
    this.#watchers.get(node)?.childrenChanged(records);
  }

  #notify(records: readonly MutationRecord[]): void {
    const changes = new Map<Node, MutationRecord[]>();
    for (const record of records) {
      if (this.#childInit) this.#observeChildren(record.addedNodes);
      for (const node of this.#around(record)) {
        if (!this.#isOwn(node) && !this.#watchers.has(node)) continue;
        const list = changes.get(node);
        if (list) list.push(record);
        else changes.set(node, [record]);
      }
    }
    for (const [node, list] of changes) this.#tell(node, list);
  }

  #observeChildren(nodes: Iterable<Node>): void {
    for (const node of nodes) if (isElement(node)) this.#observer!.observe(node, this.#childInit);
  }

  /** What comes through a slot is observed where it is. */
  #observeSlotted(root: Element): void {
    if (!this.#init.subtree) return;
    for (const slot of [root, ...root.querySelectorAll('slot')].filter(isSlot)) {
      for (const node of slot.assignedNodes()) {
        this.#slots.set(node, slot);
        this.#observer!.observe(node, this.#init);
        if (isElement(node)) this.#observeSlotted(node);
      }
    }
  }

  /** The nodes that a change is inside of. */
  #around({ type, target }: MutationRecord): Iterable<Node> {
    if (this.#init.subtree) return this.#path(target);
    const parent = type === 'attributes' ? target.parentNode : target;
    return parent ? [parent] : [];
  }

  *#path(start: Node | null): Iterable<Node> {
    for (let node = start; node; node = node.parentNode) {
      yield node;
      const slot = this.#slots.get(node);
      if (slot?.assignedNodes().includes(node as Element)) yield* this.#path(slot);
    }
  }
}

import { lazy } from './base/lazy.js';
import { isElement } from './internal/element/view.js';

/** A loader per element, './input/index.ts'; bundlers make a chunk of each. */
const loaders = import.meta.glob('./*/index.ts');

/** The loads that have started, by tag. */
const loading = new Map<string, Promise<unknown>>();

/** Tags of other libraries that are waited for. */
const awaited = new Set<string>();

/** Observes new nodes in the document, and in each open shadow root that was found in it. */
let observer: MutationObserver | undefined;

function load(tag: string): void {
  const loader = loaders[`./${tag.slice('nc-'.length)}/index.ts`];
  if (!loader || loading.has(tag) || customElements.get(tag)) return;
  const loaded = lazy(loader as () => Promise<object>)().catch((error: unknown) => {
    loading.delete(tag); // The next element with this tag loads it again.
    reportError(error);
  });
  loading.set(tag, loaded);
}

function visit(element: Element): void {
  const { localName, shadowRoot } = element;
  // Our own elements import the elements that they render.
  if (localName.startsWith('nc-')) load(localName);
  else if (shadowRoot) discover(shadowRoot);
  else if (localName.includes('-')) awaitDefinition(localName);
}

/** Elements of other libraries get their shadow roots when they are defined. */
function awaitDefinition(tag: string): void {
  if (awaited.has(tag) || customElements.get(tag)) return;
  awaited.add(tag);
  void customElements.whenDefined(tag).then(() => scan(globalThis.document));
}

/**
 * Loads the elements whose tags are in `root`, now and whenever one is added. The document and its open shadow roots are
 * observed from the start. Call this only for a shadow root that is attached after its host was defined and on the page.
 */
export function discover(root: Document | DocumentFragment | Element): void {
  observer ??= new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (isElement(node)) scan(node);
  });
  observer.observe(root, { childList: true, subtree: true });
  scan(root);
}

function scan(root: Document | DocumentFragment | Element): void {
  if (isElement(root)) visit(root);
  for (const element of root.querySelectorAll('*')) visit(element);
}

/**
 * Resolves when each `nc-*` element on the page is defined or could not be loaded, which the window's `error` event
 * reports. It does not wait for elements of other libraries.
 */
export async function allDefined(): Promise<void> {
  const { document } = globalThis;
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  scan(globalThis.document);
  // An element may render others.
  for (let known = -1; known !== loading.size;) {
    known = loading.size;
    await Promise.all(loading.values());
  }
}

if (globalThis.document) discover(globalThis.document);

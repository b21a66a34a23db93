/** A loader per element, './input/index.ts'; bundlers make a chunk of each. */
const loaders = import.meta.glob('./*/index.ts');

/** By tag, what is on its way or has come. */
const loading = new Map<string, Promise<unknown>>();

/** Tags of others that were on the page before their definitions. */
const awaited = new Set<string>();

/** Tells of new nodes in the document, and in each open shadow root that was found in it. */
let observer: MutationObserver | undefined;

function load(tag: string): void {
  const loader = loaders[`./${tag.slice('nc-'.length)}/index.ts`];
  if (!loader || loading.has(tag) || customElements.get(tag)) return;
  const loaded = loader().catch((error: unknown) => {
    loading.delete(tag); // The next such tag tries again.
    reportError(error);
  });
  loading.set(tag, loaded);
}

function visit(element: Element): void {
  const { localName, shadowRoot } = element;
  // Our own elements import what they draw with.
  if (localName.startsWith('nc-')) load(localName);
  else if (shadowRoot) discover(shadowRoot);
  else if (localName.includes('-')) awaitDefinition(localName);
}

/** Other libraries' elements get their shadow roots when they are defined. */
function awaitDefinition(tag: string): void {
  if (awaited.has(tag) || customElements.get(tag)) return;
  awaited.add(tag);
  void customElements.whenDefined(tag).then(() => scan(document));
}

/**
 * Loads the elements whose tags are in `root`, now and from now on. The document and the open shadow roots in it are
 * found without this, except for a shadow root that is attached later than its host is on the page and defined.
 */
export function discover(root: Document | DocumentFragment | Element): void {
  observer ??= new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) scan(node);
  });
  observer.observe(root, { childList: true, subtree: true });
  scan(root);
}

function scan(root: Document | DocumentFragment | Element): void {
  if (root instanceof Element) visit(root);
  for (const element of root.querySelectorAll('*')) visit(element);
}

/**
 * Resolves when every element of this library whose tag is on the page is defined, or could not be loaded (which the
 * window's `error` event reports). Other tags are not waited for, whatever their name.
 */
export async function allDefined(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  scan(document);
  // What one of them draws may need others.
  for (let known = -1; known !== loading.size;) {
    known = loading.size;
    await Promise.all(loading.values());
  }
}

if (globalThis.document) discover(document);

import { NcElement } from './nc-element.js';
import { isServer } from './server.js';

/** DOM members that elements use and the elements of @lit-labs/ssr lack. On a server an element has no surroundings. */
const NO_DOM = {
  children: [],
  matches() {},
  closest() {},
  getRootNode: () => ({}),
  querySelector() {},
  querySelectorAll: () => [],
};

/**
 * Registers an element. If another copy of the library on the page has registered the tag, that copy keeps it. On a server
 * without a registry this does nothing.
 */
export function define(tag: string, constructor: CustomElementConstructor): void {
  const registry = globalThis.customElements;
  if (!registry || registry.get(tag)) return;
  if (isServer) Object.assign(NcElement.prototype, NO_DOM);
  registry.define(tag, constructor);
}

import { isServer } from 'lit';
import { NcElement } from './nc-element.js';

/** What elements ask of the DOM around them, and the elements of @lit-labs/ssr lack: on a server nothing is around them. */
const NO_DOM = {
  children: [],
  matches() {},
  closest() {},
  querySelector() {},
  querySelectorAll: () => [],
};

/**
 * Registers an element. A tag that is taken already, by another copy of the library on the page, stays with its first
 * owner; on a server without a registry there is nothing to do.
 */
export function define(tag: string, constructor: CustomElementConstructor): void {
  const registry = globalThis.customElements;
  if (!registry || registry.get(tag)) return;
  if (isServer) Object.assign(NcElement.prototype, NO_DOM);
  registry.define(tag, constructor);
}

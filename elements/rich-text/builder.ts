import { isLinkUrl, isPictureUrl } from '../base/urls.js';
import { allowedAttributes, copyStyle } from './allowed.js';
import type { RichTextElement, RichTextNode } from './nodes.js';

/** Deepest level of elements, as in the HTML parsers of browsers. */
const DEPTH = 512;

/** The `rel` keywords that a link may have. */
const RELATIONS = /^(?:external|nofollow|noreferrer|sponsored|ugc)$/;

export interface BuildOptions {
  /** The document that the elements are made for. */
  readonly document: Document;
  /** Transforms a text. */
  readonly text: (text: string) => string;
  /** Called with each link and image. */
  readonly item: (element: Element, node: RichTextElement) => void;
  /** Called with each value that is not a node. */
  readonly malformed: (value: unknown) => void;
}

/** A value that may be a node. */
type Loose = { readonly [Field in 'type' | 'name' | 'text']?: unknown };

/** Creates elements for nodes by DOM calls alone. No text is parsed as markup. */
export class Builder {
  readonly #options: BuildOptions;
  /** The nodes that are being built, outermost first. A node inside itself would never end. */
  readonly #open = new Set<unknown>();
  /** Parses styles, in a document that loads nothing. */
  readonly #probe = document.createElement('template').content.ownerDocument.createElement('i');

  constructor(options: BuildOptions) {
    this.#options = options;
  }

  /** Appends the elements and texts of the nodes to `parent`. */
  build(nodes: readonly RichTextNode[], parent: ParentNode): void {
    for (const node of nodes) {
      try {
        this.#node(node, parent);
      } catch {
        this.#options.malformed(node); // It throws when it is read.
      }
    }
  }

  #node(node: RichTextNode, parent: ParentNode): void {
    const { type = 'node', name, text } = (node ?? {}) as Loose;
    if (type === 'text' && typeof text === 'string') parent.append(this.#options.text(text));
    else if (type === 'node' && typeof name === 'string' && !this.#open.has(node) && this.#open.size < DEPTH) {
      this.#element(node as RichTextElement, parent);
    } else this.#options.malformed(node);
  }

  #element(node: RichTextElement, parent: ParentNode): void {
    const { document: owner, item, malformed } = this.#options;
    const name = node.name.toLowerCase();
    const names = allowedAttributes().get(name);
    if (!names) return;
    const { attrs, children } = node;
    const element = owner.createElement(name);
    element.setAttribute('part', name);
    if (attrs != null && typeof attrs !== 'object') malformed(attrs);
    else {
      for (const [key, value] of Object.entries(attrs ?? {})) {
        const attribute = key.toLowerCase();
        if (names.has(attribute) && value != null && typeof value !== 'object')
          this.#attribute(element, attribute, String(value));
      }
    }
    this.#open.add(node);
    try {
      if (Array.isArray(children)) this.build(children as readonly RichTextNode[], element);
      else if (children != null) malformed(children);
    } finally {
      this.#open.delete(node);
    }
    if (name === 'a' || name === 'img') item(element, node);
    if (name === 'table') parent = parent.appendChild(owner.createElement('div')); // Scrolls a table that is too wide.
    parent.append(element);
  }

  #attribute(element: HTMLElement, name: string, value: string): void {
    if (name === 'style') {
      this.#probe.style.cssText = value;
      copyStyle(this.#probe.style, element.style);
    } else if (name === 'class') {
      element.part.add(...value.split(/\s+/).filter(Boolean));
    } else if (name === 'href') {
      if (!isLinkUrl(value)) return;
      element.setAttribute(name, value);
      if (!element.hasAttribute('rel')) this.#attribute(element, 'rel', '');
    } else if (name === 'rel') {
      element.setAttribute(
        name,
        [
          'noopener',
          ...value
            .toLowerCase()
            .split(/\s+/)
            .filter((word) => RELATIONS.test(word)),
        ].join(' '),
      );
    } else if (name === 'src' ? isPictureUrl(value) : name !== 'target' || value === '_blank') {
      element.setAttribute(name, value);
    }
  }
}

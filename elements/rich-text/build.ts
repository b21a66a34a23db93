import { allowedAttributes, copyStyle, isImage, isLink } from './allowed.js';
import type { RichTextElement, RichTextNode } from './nodes.js';

/** Deeper trees than this are no text. Parsers of HTML stop there as well. */
const DEPTH = 512;

/** What a link may say of the page that it leads to. */
const RELATIONS = /^(?:external|nofollow|noreferrer|sponsored|ugc)$/;

export interface BuildOptions {
  /** Where the elements belong. */
  readonly document: Document;
  /** What becomes of a text. */
  readonly text: (text: string) => string;
  /** Told of each link and image. */
  readonly item: (element: Element, node: RichTextElement) => void;
  /** Told of what is no node. */
  readonly malformed: (value: unknown) => void;
}

/** What may be a node. */
type Loose = { readonly [Field in 'type' | 'name' | 'text']?: unknown };

/** Makes elements of nodes, by calls of the DOM alone: no text is ever parsed as markup, so none can turn into some. */
export class Builder {
  readonly #options: BuildOptions;
  /** The nodes that are being built, outermost first: one of them inside itself would never end. */
  readonly #open = new Set<unknown>();
  /** Belongs to a document that loads nothing. */
  readonly #probe = document.createElement('template').content.ownerDocument.createElement('i');

  constructor(options: BuildOptions) {
    this.#options = options;
  }

  /** Appends what the nodes stand for. */
  build(nodes: readonly RichTextNode[], parent: ParentNode): void {
    for (const node of nodes) {
      const { type = 'node', name, text } = (node ?? {}) as Loose;
      if (type === 'text' && typeof text === 'string') parent.append(this.#options.text(text));
      else if (type === 'node' && typeof name === 'string' && !this.#open.has(node) && this.#open.size < DEPTH) {
        this.#element(node as RichTextElement, parent);
      } else this.#options.malformed(node);
    }
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
    if (Array.isArray(children)) this.build(children as readonly RichTextNode[], element);
    else if (children != null) malformed(children);
    this.#open.delete(node);
    if (name === 'a' || name === 'img') item(element, node);
    if (name === 'table') parent = parent.appendChild(owner.createElement('div')); // It scrolls, if the table is too wide.
    parent.append(element);
  }

  #attribute(element: HTMLElement, name: string, value: string): void {
    if (name === 'style') {
      this.#probe.style.cssText = value;
      copyStyle(this.#probe.style, element.style);
    } else if (name === 'class') {
      element.part.add(...value.split(/\s+/).filter(Boolean));
    } else if (name === 'href') {
      if (!isLink(value)) return;
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
    } else if (name === 'src' ? isImage(value) : name !== 'target' || value === '_blank') {
      element.setAttribute(name, value);
    }
  }
}

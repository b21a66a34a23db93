import type { RichTextElement } from './nodes.js';

/** The user clicked a link or an image. */
export class ItemClickEvent extends Event {
  /** The node of the link, else of the image. For HTML, a node that describes the element. */
  readonly node: RichTextElement;
  /** The link's address as written; empty without a link. */
  readonly href: string;
  /** The image's address as written; empty without an image. */
  readonly src: string;

  constructor(node: RichTextElement, href: string, src: string) {
    super('itemclick', { cancelable: true });
    this.node = node;
    this.href = href;
    this.src = src;
  }
}

import type { RichTextElement } from './nodes.js';

/** The user clicked a link or an image. */
export class ItemClickEvent extends Event {
  /** The node of the link, else of the image: the one that was given, or, of HTML, one like it. */
  readonly node: RichTextElement;
  /** Where the link leads, as it was written; empty without a link. */
  readonly href: string;
  /** The image, as it was written; empty without an image. */
  readonly src: string;

  constructor(node: RichTextElement, href: string, src: string) {
    super('itemclick', { cancelable: true });
    this.node = node;
    this.href = href;
    this.src = src;
  }
}

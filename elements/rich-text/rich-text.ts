import { html, type PropertyValues } from 'lit';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute, jsonConverter, property } from '../internal/element/property.js';
import type { RichTextNode, RichTextNodes } from './nodes.js';
import { richTextStyles } from './rich-text.styles.js';

const NONE: readonly RichTextNode[] = Object.freeze([]);

const loadContent = () => import('./content.js');
let content: Awaited<ReturnType<typeof loadContent>> | undefined;

/**
 * Shows text with markup that somebody else wrote: HTML, or a tree of nodes. Only elements, attributes and styles on a
 * list are shown; nothing in it runs, loads anything but images, or covers what is around it. Links are links: to web
 * pages, mail addresses and phone numbers.
 *
 * What it shows is in its shadow tree, where no style of the page reaches it. Font, colour and line height are those of
 * the element; an element in the text has its tag and its classes as parts: `nc-rich-text::part(h2)`, `::part(lead)`.
 *
 * HTML is sanitized by the browser (`setHTML`), or, where it cannot, by DOMPurify, which is loaded then. A policy that
 * names its Trusted Types has to allow `lit-html` and, for those browsers, `dompurify`.
 *
 * @slot - Shown while there are no nodes.
 * @event {ItemClickEvent} itemclick - The user clicked a link or an image. Cancel it to keep the link from being followed.
 * @csspart a - A link; the others likewise, by their tags: `p`, `h1`, `img`, `table` …
 * @cssprop --nc-rich-text-gap - Space between paragraphs.
 */
export class NcRichText extends NcElement {
  static override styles = richTextStyles;
  static override template = html`<slot></slot>`;

  /** HTML, or a list of nodes `{ name, attrs, children }` and `{ type: 'text', text }`. A changed list must be a new one. */
  @property({
    converter: {
      fromAttribute: (text: string | null) =>
        (text?.trim().startsWith('[') && jsonConverter.fromAttribute(text)) || text,
    },
    default: NONE,
  })
  declare nodes: RichTextNodes;

  /** Shows every space as `ensp` (half an em), `emsp` (one em) or `nbsp`; runs of spaces are kept. */
  @property({ default: '' }) declare space: '' | 'ensp' | 'emsp' | 'nbsp';

  /** The text can be selected, even inside something whose text cannot. */
  @attribute({ type: Boolean }) declare selectable: boolean;

  /** Ends when what was set last is on screen. */
  #shown: Promise<void> | undefined;

  constructor() {
    super();
    this.addEventListener('click', this);
  }

  handleEvent(event: Event): void {
    content?.handleClick(this, event);
  }

  /** What is shown comes with the first element that has something to show; until then, and without it, the slot is. */
  protected override scheduleUpdate(): void | Promise<unknown> {
    if (content || this.nodes === NONE) return super.scheduleUpdate();
    const loaded = loadContent().then((module) => (content = module), reportError);
    return loaded.then(() => super.scheduleUpdate());
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (content && (changed.has('nodes') || changed.has('space'))) this.#shown = content.showNodes(this);
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const result = await super.getUpdateComplete();
    await this.#shown;
    return result;
  }
}

import { html, type PropertyValues } from 'lit';
import { NcElement } from '../internal/nc-element.js';
import { attribute, jsonConverter, property } from '../internal/property.js';
import { warnOnce } from '../internal/warn.js';
import { Builder } from './build.js';
import { decodeEntities } from './decode.js';
import { ItemClickEvent } from './item-click-event.js';
import type { RichTextElement, RichTextNode, RichTextNodes } from './nodes.js';
import { parseHtml } from './parse.js';
import { richTextStyles } from './rich-text.styles.js';

/** Unicode spaces by the names of their HTML entities. */
const SPACES: Readonly<Record<string, string>> = { ensp: '\u2002', emsp: '\u2003', nbsp: '\u00a0' };

const NONE: readonly RichTextNode[] = Object.freeze([]);

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

  readonly #items = new WeakMap<EventTarget, RichTextElement>();
  /** Ends when what was set last is on screen. */
  #shown?: Promise<void>;

  constructor() {
    super();
    this.addEventListener('click', this);
  }

  handleEvent(event: Event): void {
    const path = event.composedPath();
    const items = path.slice(0, path.indexOf(this)).filter((target) => this.#items.has(target)) as Element[];
    const link = items.find(({ localName }) => localName === 'a');
    const item = link ?? items[0];
    if (!item) return;
    const textOf = (name: string) => items.map((each) => each.getAttribute(name)).find(Boolean) ?? '';
    const click = new ItemClickEvent(this.#items.get(item)!, textOf('href'), textOf('src'));
    if (!this.dispatchEvent(click)) event.preventDefault();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('space') && this.space && !(this.space in SPACES)) {
      warnOnce(this, 'space', 'ensp, emsp or nbsp', this.space);
    }
    if (changed.has('nodes') || changed.has('space')) this.#read();
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const result = await super.getUpdateComplete();
    await this.#shown;
    return result;
  }

  #read(): void {
    const { nodes } = this;
    this.#shown = undefined;
    if (typeof nodes !== 'string') {
      if (!Array.isArray(nodes)) warnOnce(this, 'nodes', 'HTML or a list of nodes', typeof nodes);
      this.#show(Array.isArray(nodes) ? nodes : NONE, decodeEntities);
      return;
    }
    const show = (parsed: readonly RichTextNode[]) => {
      if (this.nodes === nodes) this.#show(parsed);
    };
    const fail = (error: unknown) => {
      show(NONE);
      reportError(error);
    };
    try {
      const parsed = parseHtml(nodes);
      if (Array.isArray(parsed)) show(parsed);
      else this.#shown = parsed.then(show).catch(fail);
    } catch (error) {
      fail(error);
    }
  }

  #show(nodes: readonly RichTextNode[], decode = (text: string) => text): void {
    const { ownerDocument: owner, renderRoot } = this;
    const space = SPACES[this.space];
    const fragment = owner.createDocumentFragment();
    let wrong: unknown;
    const builder = new Builder({
      document: owner,
      text: (text) => (space ? decode(text).replaceAll(' ', space) : decode(text)),
      item: (element, node) => this.#items.set(element, node),
      malformed: (value) => (wrong ??= value ?? String(value)),
    });
    builder.build(nodes, fragment);
    renderRoot.replaceChildren(fragment.hasChildNodes() ? fragment : owner.createElement('slot'));
    if (wrong === undefined) return;
    const got = typeof wrong === 'object' ? Object.keys(wrong!) : wrong;
    warnOnce(this, 'nodes', "nodes { name, attrs, children } or { type: 'text', text }", got);
  }
}

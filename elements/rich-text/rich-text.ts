import { html, type PropertyValues, type TemplateResult } from 'lit';
import { lazy } from '../base/lazy.js';
import { NcElement } from '../internal/element/nc-element.js';
import { Part } from '../internal/element/parts.js';
import type { Kind } from '../internal/element/kinds.js';
import { attribute, property } from '../internal/element/property.js';
import { spaceOf } from '../internal/element/spaces.js';
import { warnOnce } from '../internal/element/warn.js';
import { Builder } from './builder.js';
import { decodeEntities } from './decode.js';
import { ItemClickEvent } from './item-click-event.js';
import type { RichTextElement, RichTextNode, RichTextNodes } from './nodes.js';
import { hasSanitizer, parseHtml } from './parse-html.js';
import { richTextStyles } from './rich-text.styles.js';

const NONE: readonly RichTextNode[] = Object.freeze([]);

/** Sanitizes HTML where the browser cannot. */
const purifier = new Part(lazy(() => import('dompurify')));

/** The nodes of the links and images on screen. */
const items = new WeakMap<EventTarget, RichTextElement>();

/** Names what is not a node, without its content. */
function fieldsOf(value: unknown): unknown {
  try {
    return typeof value === 'object' ? Object.keys(value!) : String(value);
  } catch {
    return typeof value;
  }
}

const NODES: Kind = {
  expected: 'HTML or a list of nodes',
  read(value, refuse) {
    const given: unknown = typeof value === 'string' && /^\s*\[\s*[{\]]/.test(value) ? JSON.parse(value) : value;
    // A list that throws when it is read is none.
    return typeof given === 'string' || (Array.isArray(given) && [...given]) ? given : refuse();
  },
};

/**
 * Shows text with markup from elsewhere: HTML, or a tree of nodes. Only elements, attributes and styles on an allow-list
 * are shown. Nothing in it runs, loads anything but images, or covers the page around it. Links may lead to web pages,
 * mail addresses and phone numbers.
 *
 * The text is in the shadow tree, where styles of the page do not reach it. Font, color and line height are inherited.
 * Each element in the text has its tag and its classes as parts: `nc-rich-text::part(h2)`, `::part(lead)`.
 *
 * The browser sanitizes HTML (`setHTML`); where it cannot, DOMPurify is loaded and does. A content security policy that
 * lists Trusted Types has to allow `lit-html` and, for those browsers, `dompurify`.
 *
 * @slot - Shown while there are no nodes.
 * @event {ItemClickEvent} itemclick - The user clicked a link or an image. Cancel it to keep the link from being followed.
 * @csspart a - A link; the others likewise, by their tags: `p`, `h1`, `img`, `table` …
 * @cssprop --nc-rich-text-gap - Space between paragraphs.
 */
export class NcRichText extends NcElement {
  static override styles = richTextStyles;
  static override template: TemplateResult = html`<slot></slot>`;

  /** HTML, or a list of nodes `{ name, attrs, children }` and `{ type: 'text', text }`. A changed list must be a new one. */
  @property({ type: NODES, default: NONE }) declare nodes: RichTextNodes;

  /** Shows every space as `ensp` (half an em), `emsp` (one em) or `nbsp`; runs of spaces are kept. */
  @property({ default: '' }) declare space: '' | 'ensp' | 'emsp' | 'nbsp';

  /** The text can be selected, even inside something whose text cannot. */
  @attribute({ type: Boolean }) declare selectable: boolean;

  constructor() {
    super();
    this.addEventListener('click', this);
  }

  /** Fires `itemclick` for a click on a link or an image; for an image in a link, of the link. */
  handleEvent(event: Event): void {
    const path = event.composedPath();
    const clicked = path.slice(0, path.indexOf(this)).filter((target) => items.has(target)) as Element[];
    const item = clicked.find(({ localName }) => localName === 'a') ?? clicked[0];
    if (!item) return;
    const valueOf = (name: string) => clicked.map((each) => each.getAttribute(name)).find(Boolean) ?? '';
    const click = new ItemClickEvent(items.get(item)!, valueOf('href'), valueOf('src'));
    if (!this.dispatchEvent(click)) event.preventDefault();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { space } = this;
    if (changed.has('space') && space && !spaceOf(space)) warnOnce(this, 'space', 'ensp, emsp or nbsp', space);
    if (changed.has('nodes') || changed.has('space')) this.#show();
  }

  #show(): void {
    const { nodes } = this;
    if (typeof nodes === 'string') this.#showHtml(nodes);
    else this.#build(nodes, decodeEntities);
  }

  #showHtml(html: string): void {
    if (hasSanitizer()) return this.#build(this.#parse(html));
    purifier.use(this, (module) => {
      if (this.nodes === html) this.#build(this.#parse(html, module.default));
    });
  }

  /** The nodes of HTML; none, and a reported error, if the sanitizer fails. */
  #parse(...[html, purify]: Parameters<typeof parseHtml>): readonly RichTextNode[] {
    try {
      return parseHtml(html, purify);
    } catch (error) {
      reportError(error);
      return NONE;
    }
  }

  #build(nodes: readonly RichTextNode[], decode = (text: string) => text): void {
    const { ownerDocument: owner } = this;
    const space = spaceOf(this.space);
    const fragment = owner.createDocumentFragment();
    let malformed: unknown;
    const builder = new Builder({
      document: owner,
      text: (text) => (space ? decode(text).replaceAll(' ', space) : decode(text)),
      item: (element, node) => items.set(element, node),
      malformed: (value) => (malformed ??= value ?? String(value)),
    });
    builder.build(nodes, fragment);
    this.renderRoot.replaceChildren(fragment.hasChildNodes() ? fragment : owner.createElement('slot'));
    if (malformed === undefined) return;
    warnOnce(this, 'nodes', "nodes { name, attrs, children } or { type: 'text', text }", fieldsOf(malformed));
  }
}

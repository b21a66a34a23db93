import type DOMPurify from 'dompurify';
import { isText } from '../internal/element/view.js';
import { allowedAttributes } from './allowed.js';
import type { RichTextNode } from './nodes.js';

/** The browser's own sanitizer, which not every browser has. */
interface Sanitizing extends Element {
  setHTML?(html: string, options: { sanitizer: unknown }): void;
}

/** The name of `style` attributes while they are parsed. */
const STYLE = 'nc-style';

const HTML = 'http://www.w3.org/1999/xhtml';

let holder: Sanitizing | undefined;
let sanitizer: object | undefined;

/** A sanitizer has one list for all elements. What only some may have is dropped when the nodes are built. */
const attributeNames = (): string[] => [
  ...new Set([STYLE, ...[...allowedAttributes().values()].flatMap((names) => [...names])]),
];

const isHtml = (node: Node): node is Element => (node as Element).namespaceURI === HTML;

function toNodes(parent: Node): RichTextNode[] {
  return Array.from(parent.childNodes, (node): RichTextNode | undefined => {
    if (isText(node)) return { type: 'text', text: node.data };
    if (!isHtml(node)) return undefined;
    const attrs = Object.fromEntries(
      Array.from(node.attributes, ({ name, value }) => [name === STYLE ? 'style' : name, value]),
    );
    return { name: node.localName, attrs, children: toNodes(node) };
  }).filter((node) => node !== undefined);
}

function native(html: string): RichTextNode[] {
  const { Sanitizer } = globalThis as unknown as { Sanitizer: new (config: object) => object };
  sanitizer ??= new Sanitizer({
    elements: [...allowedAttributes().keys()],
    attributes: attributeNames(),
    comments: false,
    dataAttributes: false,
  });
  const parsed = holderOf();
  parsed.setHTML!(html, { sanitizer });
  const nodes = toNodes(parsed);
  parsed.replaceChildren();
  return nodes;
}

function purified(html: string, purify: typeof DOMPurify): RichTextNode[] {
  // Null for a frameset.
  const body: Node | null = purify.sanitize(html, {
    ALLOWED_TAGS: ['#text', ...allowedAttributes().keys()],
    ALLOWED_ATTR: attributeNames(),
    // By default it drops values that look like unknown addresses, such as `color: red`. Images are checked when built.
    ADD_URI_SAFE_ATTR: attributeNames().filter((name) => name !== 'href'),
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    KEEP_CONTENT: false,
    RETURN_DOM: true,
  });
  return body ? toNodes(body) : [];
}

/**
 * Renames inline styles and handlers. Under a policy against inline code and styles, Chromium reports each one that it
 * parses, even in a document that runs nothing. Only names inside tags are changed, never attribute values.
 */
const renamed = (html: string): string =>
  html.replace(/<[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi, (tag) =>
    tag.replace(/"[^"]*"|'[^']*'|(?<=[\s/"'])(?:style|on\w+)(?=\s*=)/gi, (match) =>
      /^["']/.test(match) ? match : `nc-${match.toLowerCase()}`,
    ),
  );

function holderOf(): Sanitizing {
  holder ??= document.createElement('template').content.appendChild(document.createElement('div'));
  return holder;
}

/** Whether the browser sanitizes HTML itself. Otherwise `parseHtml` needs DOMPurify. */
export const hasSanitizer = (): boolean => Boolean(holderOf().setHTML);

/** The nodes of HTML, without anything that could run. It is parsed in a document that runs and loads nothing. */
export function parseHtml(html: string, purify?: typeof DOMPurify): RichTextNode[] {
  const source = renamed(html);
  return purify ? purified(source, purify) : native(source);
}

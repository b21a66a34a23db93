import type DOMPurify from 'dompurify';
import { allowedAttributes } from './allowed.js';
import type { RichTextNode } from './nodes.js';

/** The browser's own sanitizer, which not every browser has. */
interface Sanitizing extends Element {
  setHTML?(html: string, options: { sanitizer: unknown }): void;
}

/** What `style` is called while it is parsed. */
const STYLE = 'nc-style';

const HTML = 'http://www.w3.org/1999/xhtml';

let holder: Sanitizing | undefined;
let sanitizer: object | undefined;
let purify: typeof DOMPurify | undefined;

/** Sanitizers have one list for all elements; what is not for all of them goes when the nodes are built. */
const attributeNames = (): string[] => [
  ...new Set([STYLE, ...[...allowedAttributes().values()].flatMap((names) => [...names])]),
];

const isHtml = (node: Node): node is Element => (node as Element).namespaceURI === HTML;

function toNodes(parent: Node): RichTextNode[] {
  return Array.from(parent.childNodes, (node): RichTextNode | undefined => {
    if (node instanceof Text) return { type: 'text', text: node.data };
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
  holder!.setHTML!(html, { sanitizer });
  const nodes = toNodes(holder!);
  holder!.replaceChildren();
  return nodes;
}

function purified(html: string): RichTextNode[] {
  // Of a set of frames there is no body.
  const body: Node | null = purify!.sanitize(html, {
    ALLOWED_TAGS: ['#text', ...allowedAttributes().keys()],
    ALLOWED_ATTR: attributeNames(),
    // By default it refuses whatever looks like an unknown address, `color: red` too. Images are checked when built.
    ADD_URI_SAFE_ATTR: attributeNames().filter((name) => name !== 'href'),
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    KEEP_CONTENT: false,
    RETURN_DOM: true,
  });
  return body ? toNodes(body) : [];
}

/**
 * Under a policy against inline code and styles, Chromium reports all that it parses, wherever that is and whether or not
 * it is kept: so it gets to see none. Only what stands in a tag is renamed, and not within the value of an attribute.
 */
const renamed = (html: string): string =>
  html.replace(/<[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi, (tag) =>
    tag.replace(/"[^"]*"|'[^']*'|(?<=[\s/"'])(?:style|on\w+)(?=\s*=)/gi, (match) =>
      /^["']/.test(match) ? match : `nc-${match.toLowerCase()}`,
    ),
  );

/**
 * The nodes of HTML, with nothing in them that could run: at once where the browser has a sanitizer, else by DOMPurify,
 * later for the first time. Both parse it in a document that runs and loads nothing.
 */
export function parseHtml(html: string): RichTextNode[] | Promise<RichTextNode[]> {
  holder ??= document.createElement('template').content.appendChild(document.createElement('div'));
  const source = renamed(html);
  if (holder.setHTML) return native(source);
  if (purify) return purified(source);
  return import('dompurify').then((module) => {
    purify = module.default;
    return purified(source);
  });
}

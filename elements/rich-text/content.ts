import type { ReactiveElement } from 'lit';
import { warnOnce } from '../internal/element/warn.js';
import { Builder } from './build.js';
import { contentStyles } from './content.styles.js';
import { decodeEntities } from './decode.js';
import { ItemClickEvent } from './item-click-event.js';
import type { RichTextElement, RichTextNode } from './nodes.js';
import { parseHtml } from './parse.js';
import type { NcRichText } from './rich-text.js';

/** Unicode spaces by the names of their HTML entities. */
const SPACES: Readonly<Record<string, string>> = { ensp: '\u2002', emsp: '\u2003', nbsp: '\u00a0' };

/** The nodes of links and images. */
const items = new WeakMap<EventTarget, RichTextElement>();

/** Gives the element the styles of what is in the text, also in other documents. */
function adoptStyles(host: NcRichText): void {
  const { elementStyles } = host.constructor as typeof ReactiveElement;
  if (!elementStyles.includes(contentStyles)) elementStyles.push(contentStyles);
  if (host.shadowRoot!.adoptedStyleSheets.length < elementStyles.length) host.adoptedCallback();
}

/** Shows what the element has been given; the promise, if there is one, ends when that is on screen. */
export function showNodes(host: NcRichText): Promise<void> | undefined {
  const { nodes, space } = host;
  adoptStyles(host);
  if (space && !(space in SPACES)) warnOnce(host, 'space', 'ensp, emsp or nbsp', space);
  if (typeof nodes !== 'string') {
    if (!Array.isArray(nodes)) warnOnce(host, 'nodes', 'HTML or a list of nodes', typeof nodes);
    show(host, Array.isArray(nodes) ? nodes : [], decodeEntities);
    return undefined;
  }
  const finish = (parsed: readonly RichTextNode[]) => {
    if (host.nodes === nodes) show(host, parsed);
  };
  const fail = (error: unknown) => {
    finish([]);
    reportError(error);
  };
  try {
    const parsed = parseHtml(nodes);
    if (!Array.isArray(parsed)) return parsed.then(finish).catch(fail);
    finish(parsed);
  } catch (error) {
    fail(error);
  }
  return undefined;
}

function show(host: NcRichText, nodes: readonly RichTextNode[], decode = (text: string) => text): void {
  const { ownerDocument: owner, space } = host;
  const character = SPACES[space];
  const fragment = owner.createDocumentFragment();
  let wrong: unknown;
  const builder = new Builder({
    document: owner,
    text: (text) => (character ? decode(text).replaceAll(' ', character) : decode(text)),
    item: (element, node) => items.set(element, node),
    malformed: (value) => (wrong ??= value ?? String(value)),
  });
  builder.build(nodes, fragment);
  host.shadowRoot!.replaceChildren(fragment.hasChildNodes() ? fragment : owner.createElement('slot'));
  if (wrong === undefined) return;
  const got = typeof wrong === 'object' ? Object.keys(wrong!) : String(wrong);
  warnOnce(host, 'nodes', "nodes { name, attrs, children } or { type: 'text', text }", got);
}

/** Tells the page of a click on a link or an image: on both, of the link. */
export function handleClick(host: NcRichText, event: Event): void {
  const path = event.composedPath();
  const clicked = path.slice(0, path.indexOf(host)).filter((target) => items.has(target)) as Element[];
  const item = clicked.find(({ localName }) => localName === 'a') ?? clicked[0];
  if (!item) return;
  const textOf = (name: string) => clicked.map((each) => each.getAttribute(name)).find(Boolean) ?? '';
  const click = new ItemClickEvent(items.get(item)!, textOf('href'), textOf('src'));
  if (!host.dispatchEvent(click)) event.preventDefault();
}

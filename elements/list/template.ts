import { isScriptUrl } from '../base/urls.js';
import { isElement } from '../internal/element/view.js';
import { warnOnce } from '../internal/element/warn.js';

/** What is shown: the item or the name of its group, and its place. */
export interface Shown {
  readonly value: unknown;
  readonly index: number;
}

/** A node of a copy that shows something of the item. */
type Binding = (node: Node, shown: Shown) => void;

/** `{name}`, `{address.city}`, `{}` for the item itself, `{#}` for its number. */
const FIELD = /\{([\w$.#-]*)\}/g;

/** Attributes that are addresses. */
const ADDRESS = /^(?:(?:xlink:)?href|src|action|formaction|data|poster|cite|ping|background)$/i;

/** Attributes that run code. */
const CODE = /^(?:on|srcdoc$|style$)/i;

function valueOf({ value, index }: Shown, path: string): unknown {
  if (path === '#') return index + 1;
  if (path === '') return value;
  let found: unknown = value;
  for (const name of path.split('.')) found = (found as Record<string, unknown> | null | undefined)?.[name];
  return found;
}

/** A value as text; nothing for one that has none. */
export function textOf(value: unknown): string {
  try {
    return value === undefined || value === null ? '' : String(value);
  } catch {
    return '';
  }
}

const fill = (pattern: string, shown: Shown): string =>
  pattern.replace(FIELD, (_, path: string) => textOf(valueOf(shown, path)));

function bindAttribute(list: Element, name: string, pattern: string): Binding {
  const only = /^\{([\w$.#-]*)\}$/.exec(pattern)?.[1];
  return (node, shown) => {
    const element = node as Element;
    const value = only === undefined ? fill(pattern, shown) : valueOf(shown, only);
    if (value === undefined || value === null || value === false) return element.removeAttribute(name);
    const text = value === true ? '' : textOf(value);
    if (ADDRESS.test(name) && isScriptUrl(text)) {
      warnOnce(list, `${name} in its template`, 'an address', text);
      return element.removeAttribute(name);
    }
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  };
}

/** A copy of the content of a `<template>`, which follows the item that it shows. */
export class TemplateRow {
  readonly template: ListTemplate;
  readonly nodes: readonly Node[];
  readonly fragment: DocumentFragment;

  constructor(template: ListTemplate, fragment: DocumentFragment, nodes: readonly Node[]) {
    this.template = template;
    this.fragment = fragment;
    this.nodes = nodes;
  }

  show(shown: Shown): void {
    this.template.bindings.forEach((bind, at) => bind(this.nodes[at]!, shown));
  }
}

/**
 * A `<template>` whose text and attributes show fields of an item: `{name}`. Values become text and attributes, never
 * markup; attributes that run code are not filled.
 */
export class ListTemplate {
  readonly bindings: Binding[] = [];
  readonly #content: DocumentFragment;
  readonly #document: Document;
  /** Where each binding's node is: indexes of children. */
  readonly #paths: (readonly number[])[] = [];

  constructor(list: Element, template: HTMLTemplateElement) {
    this.#document = list.ownerDocument;
    this.#content = template.content.cloneNode(true) as DocumentFragment;
    this.#scan(list, this.#content, []);
  }

  make(): TemplateRow {
    // Elements in it are made in the page's document, so that custom ones work at once.
    const fragment = this.#document.importNode(this.#content, true);
    const nodes = this.#paths.map((path) => path.reduce<Node>((node, at) => node.childNodes[at]!, fragment));
    return new TemplateRow(this, fragment, nodes);
  }

  #scan(list: Element, node: Node, path: readonly number[]): void {
    if (node.nodeType === Node.TEXT_NODE) {
      const pattern = (node as Text).data;
      if (pattern.search(FIELD) < 0) return;
      this.#bind(path, (text, shown) => {
        const filled = fill(pattern, shown);
        if ((text as Text).data !== filled) (text as Text).data = filled;
      });
      return;
    }
    if (isElement(node)) {
      const element: Element = node;
      if (/^(?:script|style)$/i.test(element.localName)) return;
      for (const { name, value } of [...element.attributes]) {
        if (value.search(FIELD) < 0) continue;
        element.removeAttribute(name);
        if (CODE.test(name)) warnOnce(list, 'template', 'no fields in attributes that run code', name);
        else this.#bind(path, bindAttribute(list, name, value));
      }
    }
    node.childNodes.forEach((child, at) => this.#scan(list, child, [...path, at]));
  }

  #bind(path: readonly number[], binding: Binding): void {
    this.#paths.push(path);
    this.bindings.push(binding);
  }
}

import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { everyElement, type Attribute, type ElementNode, type Example, type Node } from './model.js';

type Parsed = DefaultTreeAdapterTypes.ChildNode;

/** `let name = value;`, a line each, in a `<script>` at the start of an example. */
const DECLARATION = /^let (\w+) = (.+);$/;

/** Reads plain HTML: braces are text, such as those of the `<template>` of a list. */
export const parsePlain = (source: string): Example => ({
  nodes: parseFragment(source).childNodes.flatMap((child) => nodesOf(child, false)),
  state: new Map(),
  calls: [],
});

/** Reads an example. `callNames` are the functions of `nacre/device`. */
export function parseExample(source: string, callNames: ReadonlySet<string>): Example {
  const state = new Map<string, string>();
  const nodes: Node[] = [];
  for (const child of parseFragment(source).childNodes) {
    if ('tagName' in child && child.tagName === 'script') readState(textOf(child), state);
    else nodes.push(...nodesOf(child, true));
  }
  const code = [...everyElement(nodes)].flatMap(({ attributes }) =>
    attributes.flatMap((attribute) => (attribute.kind === 'event' ? attribute.statements : [])),
  );
  const called = code.flatMap((statement) => [...statement.matchAll(/\b(\w+)\(/g)].map((match) => match[1]!));
  return { nodes, state, calls: [...new Set(called)].filter((name) => callNames.has(name)).sort() };
}

function readState(script: string, state: Map<string, string>): void {
  for (const line of script.trim().split('\n')) {
    const [, name, value] = DECLARATION.exec(line.trim()) ?? [];
    if (name === undefined || value === undefined)
      throw new Error(`example: the script has lines of the form "let name = value;", not "${line.trim()}"`);
    state.set(name, value);
  }
}

function nodesOf(child: Parsed, hasValues: boolean): Node[] {
  if ('value' in child) return textNodes(child.value, hasValues);
  if (!('tagName' in child)) return [];
  return [elementOf(child, hasValues)];
}

function textNodes(text: string, hasValues: boolean): Node[] {
  if (!text.trim()) return [];
  const value = hasValues && /^\s*\{([^}]+)\}\s*$/.exec(text)?.[1];
  if (value) return [{ kind: 'value', expression: value.trim() }];
  return [{ kind: 'text', text: text.trim().replaceAll(/\s+/g, ' ') }];
}

function elementOf(element: DefaultTreeAdapterTypes.Element, hasValues: boolean): ElementNode {
  const parts = 'content' in element ? (element as DefaultTreeAdapterTypes.Template).content : element;
  return {
    kind: 'element',
    tag: element.tagName,
    attributes: element.attrs.map(attributeOf),
    children: inlineSpaces(
      parts.childNodes.flatMap((child) => nodesOf(child, hasValues)),
      parts.childNodes,
    ),
  };
}

/** The space between a text and a tag beside it stays: `a <b>c</b>`. */
function inlineSpaces(nodes: readonly Node[], children: readonly Parsed[]): Node[] {
  const texts = children.filter((child) => 'value' in child && child.value.trim());
  let at = 0;
  return nodes.map((node, index) => {
    if (node.kind === 'element') return node;
    const source = texts[at++];
    if (node.kind === 'value' || !source || !('value' in source)) return node;
    const before = index > 0 && /^\s/.test(source.value) ? ' ' : '';
    const after = index < nodes.length - 1 && /\s$/.test(source.value) ? ' ' : '';
    return { ...node, text: before + node.text + after };
  });
}

function attributeOf({ name, value }: { name: string; value: string }): Attribute {
  if (name.startsWith('@')) {
    const statements = value
      .split(/;\s*(?=\S)/)
      .map((statement) => statement.trim().replace(/;$/, ''))
      .filter(Boolean);
    return { kind: 'event', name: name.slice(1), statements };
  }
  if (name.startsWith('bind:')) return { kind: 'model', name: name.slice('bind:'.length), variable: value };
  if (name.startsWith(':')) return { kind: 'bound', name: name.slice(1), expression: value };
  return { kind: 'static', name, value };
}

const textOf = (element: DefaultTreeAdapterTypes.Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

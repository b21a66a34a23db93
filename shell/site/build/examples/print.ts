import type { ElementNode, Node } from './model.js';

/** How a framework writes tags, attributes and values. */
export interface Dialect {
  tag(node: ElementNode): string;
  /** Each is one attribute as code. */
  attributes(node: ElementNode): readonly string[];
  value(expression: string): string;
  text(text: string): string;
  /** Whether `<tag />` stands for an empty element. */
  closesItself(node: ElementNode): boolean;
}

const MAX_WIDTH = 90;

const VOID = new Set(['br', 'hr', 'img', 'input', 'source', 'track']);

/** What shows the line breaks of its text. */
const KEEPS_LINES = new Set(['nc-text', 'pre']);

/** Spaces before each line that has something. */
export const indent = (text: string, by = 2): string => text.replaceAll(/^(?=.)/gm, ' '.repeat(by));

/** The nodes as lines of code. */
export const print = (nodes: readonly Node[], dialect: Dialect): string =>
  isInline(nodes)
    ? nodes.map((node) => printNode(node, dialect)).join('')
    : nodes.map((node) => printNode(trimmed(node), dialect)).join('\n');

const trimmed = (node: Node): Node => (node.kind === 'text' ? { ...node, text: node.text.trim() } : node);

/** Text with tags in it, such as `a <b>c</b>`, is one line. */
const isInline = (nodes: readonly Node[]): boolean =>
  nodes.some(({ kind }) => kind !== 'element') &&
  nodes.every((node) => node.kind !== 'element' || /^(?:a|b|em|strong|span|code|kbd|br|small)$/.test(node.tag));

function printNode(node: Node, dialect: Dialect): string {
  if (node.kind === 'text') return dialect.text(node.text);
  if (node.kind === 'value') return dialect.value(node.expression);
  const name = dialect.tag(node);
  const attributes = dialect.attributes(node);
  const line = [name, ...attributes].join(' ');
  const isShort = line.length <= MAX_WIDTH && !line.includes('\n');
  const head = isShort ? `<${line}` : `<${name}\n${indent(attributes.join('\n'))}\n`;
  if (node.children.length === 0) {
    if (VOID.has(node.tag) || dialect.closesItself(node)) return `${head}${isShort ? ' ' : ''}/>`;
    return `${head}></${name}>`;
  }
  const content = print(node.children, dialect);
  const isOneLine =
    isShort &&
    !content.includes('\n') &&
    (isInline(node.children) || node.tag === 'li') &&
    (KEEPS_LINES.has(node.tag) || head.length + content.length + name.length + 4 <= MAX_WIDTH);
  return isOneLine ? `${head}>${content}</${name}>` : `${head}>\n${indent(content)}\n</${name}>`;
}

/** Groups of lines with an empty line between them. */
export const paragraphs = (...groups: readonly (readonly string[])[]): string =>
  groups
    .filter((group) => group.length > 0)
    .map((group) => group.join('\n'))
    .join('\n\n');

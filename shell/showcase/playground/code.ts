import { literalOf } from '../parts/literal.js';
import { elementOf, fieldsOf, type ElementDescription, type ElementField } from './manifest.js';

export type Dialect = 'HTML' | 'React' | 'Vue';
export const DIALECTS: readonly Dialect[] = ['HTML', 'React', 'Vue'];

type Props = Readonly<Record<string, unknown>>;

/** The content of an element: a text, or tags. The page and the code are made from it. */
export interface Tag {
  readonly tag: string;
  readonly props?: Props;
  readonly content?: Content;
}
export type Content = string | readonly Tag[];

const shortOf = (tag: string): string => tag.replace(/^nc-/, '');

/** `nc-nav-bar` -> `NavBar` */
export const componentOf = (tag: string): string =>
  shortOf(tag).replace(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** `nc-nav-bar` -> `navBar` */
const variableOf = (tag: string): string => {
  const name = componentOf(tag).replace(/^./, (letter) => letter.toLowerCase());
  return name === 'switch' ? 'toggle' : name;
};

/** Global attributes with another name in React. */
const NATIVE: Readonly<Record<string, string>> = { htmlFor: 'for', className: 'class' };

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const quote = (value: unknown): string => String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ');

const fieldOf = (tag: string, name: string): ElementField | undefined => {
  const element = elementOf(shortOf(tag));
  return element && fieldsOf(element).find((field) => field.name === name);
};

/** An attribute can hold it: a short text, a number, or true. All else is set as a property. */
function isAttribute(tag: string, name: string, value: unknown): boolean {
  const field = fieldOf(tag, name);
  if (field && field.attribute === undefined) return false;
  return value === true || typeof value === 'number' || (typeof value === 'string' && !value.includes('\n'));
}

/** Values that the script of an example gives names to. */
class Script {
  readonly lines: string[] = [];
  readonly #names = new Set<string>();

  /** Adds `const name = value`, with another name if this one is taken. */
  declare(name: string, value: unknown): string {
    let free = name;
    for (let count = 2; this.#names.has(free); count++) free = `${name}${count}`;
    this.#names.add(free);
    this.lines.push(`const ${free} = ${literalOf(value)};`);
    return free;
  }
}

/** One attribute as code; empty where the script sets a property instead. */
function attributeOf(dialect: Dialect, tag: string, name: string, value: unknown, script: Script): string {
  const isText = typeof value === 'string';
  if (dialect === 'React') {
    if (value === true) return name;
    if (isText && value.includes('\n')) return `${name}={${script.declare(name, value)}}`;
    return isText && !value.includes('"') ? `${name}="${value}"` : `${name}={${literalOf(value)}}`;
  }
  const key = fieldOf(tag, name)?.attribute ?? NATIVE[name] ?? kebab(name);
  if (value === true) return key;
  if (isAttribute(tag, name, value) && (isText || dialect === 'HTML')) return `${key}="${quote(value)}"`;
  // Vue sets what is bound as a property, if its name is that of the property.
  if (dialect === 'Vue')
    return `:${name}="${typeof value === 'object' || isText ? script.declare(name, value) : value}"`;
  return '';
}

/** The properties in the order in which they are given. */
const attributesOf = (dialect: Dialect, tag: string, props: Props, script: Script): string[] =>
  Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => attributeOf(dialect, tag, name, value, script))
    .filter(Boolean);

/** Tag, attributes and content. */
function markupOf(dialect: Dialect, tag: string, attributes: readonly string[], content: string): string {
  const name = dialect === 'React' && tag.startsWith('nc-') ? componentOf(tag) : tag;
  const line = attributes.join(' ');
  const isShort = attributes.length <= 2 && line.length <= 40 && !line.includes('\n');
  const head = isShort ? [`<${name}`, ...attributes].join(' ') : `<${name}\n${indent(attributes.join('\n'))}\n`;
  if (!content) return dialect === 'React' ? `${head}${isShort ? ' ' : ''}/>` : `${head}></${name}>`;
  const isInline = isShort && !content.includes('\n') && !content.startsWith('<') && content.length <= 40;
  return isInline ? `${head}>${content}</${name}>` : `${head}>\n${indent(content)}\n</${name}>`;
}

const contentOf = (dialect: Dialect, content: Content | undefined, script: Script): string =>
  typeof content === 'object'
    ? content
        .map(({ tag, props = {}, content: inner }) =>
          markupOf(dialect, tag, attributesOf(dialect, tag, props, script), contentOf(dialect, inner, script)),
        )
        .join('\n')
    : escape(content ?? '');

const tagsIn = (content: Content | undefined): Tag[] =>
  typeof content === 'object' ? content.flatMap((tag) => [tag, ...tagsIn(tag.content)]) : [];

/** The statements that set what attributes cannot hold. */
function settersOf(tag: string, target: string, props: Props): string[] {
  const isSet = ([name, value]: [string, unknown]): boolean => value !== undefined && !isAttribute(tag, name, value);
  return Object.entries(props)
    .filter(isSet)
    .map(([name, value]) => `${target}.${name} = ${literalOf(value)};`);
}

/** The same for the tags inside. */
function innerSettersOf(content: Content | undefined): string[] {
  const inside = tagsIn(content);
  return [...new Set(inside.map(({ tag }) => tag))].flatMap((tag) => {
    const list = `${variableOf(tag)}s`;
    const setters = inside
      .filter((other) => other.tag === tag)
      .flatMap(({ props = {} }, index) => settersOf(tag, `${list}[${index}]`, props));
    return setters.length > 0 ? [`const ${list} = document.querySelectorAll('${tag}');`, ...setters] : [];
  });
}

/** The main event of an element, and the expression that a listener would read. */
function listenerOf(element: ElementDescription): { name: string; reactName: string; read: string } | undefined {
  const { events = [] } = element;
  const event = events.find(({ name }) => ['change', 'submit', 'close'].includes(name)) ?? events[0];
  if (!event) return undefined;
  const state = ['checked', 'value'].find((name) => fieldsOf(element).some((field) => field.name === name));
  const own = event.fields?.find(({ name }) => name === 'value') ?? event.fields?.[0];
  const read = own ? `event.${own.name}` : state ? `event.target.${state}` : 'event';
  // In React, `onChange` hears each change.
  return { name: event.name, reactName: event.reactName.replace('Committed', ''), read };
}

/** Groups of lines with an empty line between them. */
const paragraphs = (...groups: readonly (readonly string[])[]): string =>
  groups
    .filter((group) => group.length > 0)
    .map((group) => group.join('\n'))
    .join('\n\n');

/** The code that gives an element these properties and content, to copy. */
export function codeOf(
  dialect: Dialect,
  element: ElementDescription,
  props: Props,
  content: Content | undefined,
  within?: Tag,
): string {
  const { tagName } = element;
  const listener = listenerOf(element);
  const logs = listener && `(event) => console.log(${listener.read})`;
  const script = new Script();
  const attributes = attributesOf(dialect, tagName, props, script);
  if (listener && dialect === 'React') attributes.push(`${listener.reactName}={${logs}}`);
  if (listener && dialect === 'Vue') attributes.push(`@${listener.name}="handle"`);
  const own = markupOf(dialect, tagName, attributes, contentOf(dialect, content, script));
  const markup = within
    ? markupOf(dialect, within.tag, attributesOf(dialect, within.tag, within.props ?? {}, script), own)
    : own;

  const around = within ? [within.tag] : [];
  const tags = [...new Set([...around, tagName, ...tagsIn(content).map(({ tag }) => tag)])].filter((tag) =>
    tag.startsWith('nc-'),
  );
  if (dialect === 'React') {
    const imports = tags.map((tag) => `import { ${componentOf(tag)} } from 'nacre/react/${shortOf(tag)}';`);
    return paragraphs(imports, script.lines, [markup]);
  }
  const imports = tags.map((tag) => `import 'nacre/elements/${shortOf(tag)}';`);
  if (dialect === 'Vue') {
    const lines = paragraphs(imports, script.lines, logs ? [`const handle = ${logs};`] : []);
    return `<script setup>\n${lines}\n</script>\n\n<template>\n${indent(markup)}\n</template>`;
  }
  const variable = variableOf(tagName);
  const uses = [
    ...settersOf(tagName, variable, props),
    ...(logs ? [`${variable}.addEventListener('${listener.name}', ${logs});`] : []),
  ];
  const find = uses.length > 0 ? [`const ${variable} = document.querySelector('${tagName}');`] : [];
  const lines = paragraphs(imports, [...find, ...uses], innerSettersOf(content));
  return `${markup}\n\n<script type="module">\n${indent(lines)}\n</script>`;
}

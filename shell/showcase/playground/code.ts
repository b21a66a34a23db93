import { elementOf, fieldsOf, type ElementDescription, type ElementField } from './manifest.js';

export type Dialect = 'HTML' | 'React' | 'Vue';
export const DIALECTS: readonly Dialect[] = ['HTML', 'React', 'Vue'];

/** The content of an element: a text, or tags. The page and the code are made from it. */
export interface Tag {
  readonly tag: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly content?: Content;
}
export type Content = string | readonly Tag[];

const shortOf = (tag: string): string => tag.replace(/^nc-/, '');

/** `nc-nav-bar` -> `NavBar` */
export const componentOf = (tag: string): string =>
  shortOf(tag).replace(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** Global attributes with another name in React. */
const NATIVE: Readonly<Record<string, string>> = { htmlFor: 'for', className: 'class' };

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const quote = (value: unknown): string => String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function attributeOf(dialect: Dialect, name: string, field: ElementField | undefined, value: unknown): string {
  const isText = typeof value === 'string';
  if (dialect === 'React') {
    if (value === true) return name;
    return isText && !/["\n]/.test(value) ? `${name}="${value}"` : `${name}={${JSON.stringify(value)}}`;
  }
  const key = field?.attribute ?? NATIVE[name] ?? kebab(name);
  if (value === true) return key;
  // In Vue all but texts are expressions; an expression in single quotes needs no escapes.
  if (dialect === 'Vue' && !isText) return `:${key}='${JSON.stringify(value).replaceAll("'", '&#39;')}'`;
  if (typeof value === 'object')
    return `${key}='${JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'`;
  return `${key}="${quote(value)}"`;
}

/** The properties in the order in which the element declares them. */
function attributesOf(dialect: Dialect, tag: string, props: Readonly<Record<string, unknown>>): string[] {
  const element = elementOf(shortOf(tag));
  const fields = element ? fieldsOf(element) : [];
  return Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) =>
      attributeOf(
        dialect,
        name,
        fields.find((field) => field.name === name),
        value,
      ),
    );
}

/** Tag, attributes and content as lines. */
function linesOf(dialect: Dialect, tag: string, attributes: readonly string[], content: Content | undefined): string[] {
  const name = dialect === 'React' && tag.startsWith('nc-') ? componentOf(tag) : tag;
  const isShort = attributes.length <= 2 && attributes.join(' ').length <= 48;
  const head = isShort
    ? [[`<${name}`, ...attributes].join(' ')]
    : [`<${name}`, ...attributes.map((line) => `  ${line}`)];
  const close = (end: string): string[] =>
    isShort ? [`${head[0]}${end}`] : [...head, end.startsWith(' ') ? end.slice(1) : end];
  if (content === undefined || content.length === 0) return close(dialect === 'React' ? ' />' : `></${name}>`);
  if (typeof content === 'string') {
    const text = escape(content);
    return text.length <= 40 ? close(`>${text}</${name}>`) : [...close('>'), `  ${text}`, `</${name}>`];
  }
  const inner = content.flatMap((child) =>
    linesOf(dialect, child.tag, attributesOf(dialect, child.tag, child.props ?? {}), child.content),
  );
  return [...close('>'), ...inner.map((line) => `  ${line}`), `</${name}>`];
}

/** Wraps lines in a tag. */
function wrapped(dialect: Dialect, { tag, props = {} }: Tag, lines: readonly string[]): string[] {
  const mark = '\0';
  const frame = linesOf(dialect, tag, attributesOf(dialect, tag, props), mark).join('\n');
  const [open, close] = frame.split(mark) as [string, string];
  return [open, ...lines.map((line) => `  ${line}`), close];
}

const tagsIn = (content: Content | undefined): string[] =>
  typeof content === 'object' ? content.flatMap(({ tag, content: inner }) => [tag, ...tagsIn(inner)]) : [];

/** The main event of an element, and the expression that a listener would read. */
function listenerOf(element: ElementDescription): { name: string; reactName: string; read: string } | undefined {
  const { events = [] } = element;
  const event = events.find(({ name }) => ['change', 'submit', 'close'].includes(name)) ?? events[0];
  if (!event) return undefined;
  const state = ['checked', 'value'].find((name) => fieldsOf(element).some((field) => field.name === name));
  const own = event.fields?.find(({ name }) => name === 'value') ?? event.fields?.[0];
  const read = own ? `event.${own.name}` : state ? `event.target.${state}` : 'event';
  return { name: event.name, reactName: event.reactName, read };
}

/** The code that gives an element these properties and content, to copy. */
export function codeOf(
  dialect: Dialect,
  element: ElementDescription,
  props: Readonly<Record<string, unknown>>,
  content: Content | undefined,
  within?: Tag,
): string {
  const { tagName } = element;
  const listener = listenerOf(element);
  const around = within ? [within.tag] : [];
  const tags = [...new Set([...around, tagName, ...tagsIn(content)])].filter((tag) => tag.startsWith('nc-'));
  const attributes = attributesOf(dialect, tagName, props);
  const logs = listener && `(event) => console.log(${listener.read})`;
  if (listener && dialect === 'React') attributes.push(`${listener.reactName}={${logs}}`);
  if (listener && dialect === 'Vue') attributes.push(`@${listener.name}="handle"`);
  const own = linesOf(dialect, tagName, attributes, content);
  const markup = within ? wrapped(dialect, within, own) : own;
  if (dialect === 'React') {
    const imports = tags.map((tag) => `import { ${componentOf(tag)} } from 'nacre/react/${shortOf(tag)}';`);
    return [...imports, '', ...markup].join('\n');
  }
  const imports = tags.map((tag) => `import 'nacre/elements/${shortOf(tag)}';`);
  if (dialect === 'Vue') {
    const script = [...imports, ...(logs ? ['', `const handle = ${logs};`] : [])];
    return [
      '<script setup>',
      ...script,
      '</script>',
      '',
      '<template>',
      ...markup.map((line) => `  ${line}`),
      '</template>',
    ].join('\n');
  }
  const listen = listener
    ? [
        '',
        `document.querySelector('${tagName}').addEventListener('${listener.name}', (event) => {`,
        `  console.log(${listener.read});`,
        '});',
      ]
    : [];
  const script = [...imports, ...listen].map((line) => (line ? `  ${line}` : ''));
  return ['<script type="module">', ...script, '</script>', '', ...markup].join('\n');
}

// Svelte, Solid and Angular: the elements as tags, in each framework's way to bind.
import { handler, literal, readIn, statementIn, type Access } from './code.js';
import type { Fields } from './fields.js';
import { attributeText } from './html.js';
import { callImports, customTags, isCustom, shortOf, type Attribute, type ElementNode, type Example } from './model.js';
import { indent, paragraphs, print } from './print.js';

const importsOf = (example: Example): string[] => [
  ...customTags(example).map((tag) => `import 'nacre/elements/${shortOf(tag)}';`),
  ...callImports(example),
];

/** The statements of an event, or of a two-way binding. */
function listenerOf(
  node: ElementNode,
  attribute: Attribute,
  fields: Fields,
): { event: string; statements: readonly string[] } | undefined {
  if (attribute.kind === 'event') return { event: attribute.name, statements: attribute.statements };
  if (attribute.kind !== 'model') return undefined;
  const property = fields.propertyOf(node.tag, attribute.name);
  const { event, read } = fields.modelEvent(node.tag, property);
  return { event, statements: [`${attribute.variable} = ${read}`] };
}

const expressionOf = (attribute: Attribute): string | undefined =>
  attribute.kind === 'bound' ? attribute.expression : attribute.kind === 'model' ? attribute.variable : undefined;

/** A number, `false`, a list or an object, which the framework sets as a property: so its types have it. */
function dataOf(
  node: ElementNode,
  attribute: Attribute,
  fields: Fields,
): { property: string; value: unknown } | undefined {
  if (attribute.kind !== 'static' || !isCustom(node.tag) || !fields.fieldOf(node.tag, attribute.name)) return undefined;
  const setting = fields.setting(node.tag, attribute.name, attribute.value);
  return typeof setting.value === 'string' || setting.value === true ? undefined : setting;
}

const PLAIN: Access = { read: (name) => name, write: (name, value) => `${name} = ${value}` };

export function svelteCode(example: Example, fields: Fields): string {
  const names = new Set(example.state.keys());
  const attributes = (node: ElementNode): string[] =>
    node.attributes.flatMap((attribute) => {
      const data = dataOf(node, attribute, fields);
      if (data) return [`${data.property}={${literal(data.value)}}`];
      if (attribute.kind === 'static') return [attributeText(attribute.name, attribute.value)];
      const expression = expressionOf(attribute);
      const property = fields.propertyOf(node.tag, attribute.name);
      const bound =
        expression === undefined ? [] : [expression === property ? `{${property}}` : `${property}={${expression}}`];
      const listener = listenerOf(node, attribute, fields);
      if (!listener) return bound;
      const statements = listener.statements.map((statement) => statementIn(statement, names, PLAIN));
      return [...bound, `on${listener.event}={${handler('event', statements)}}`];
    });
  const markup = print(example.nodes, {
    tag: ({ tag }) => tag,
    attributes,
    value: (expression) => `{${expression}}`,
    text: braces,
    closesItself: () => false,
  });
  const state = [...example.state].map(
    ([name, value]) => `let ${name} = $state${fields.stateType(example, name)}(${value});`,
  );
  const lang = [...example.state].length > 0 || example.calls.length > 0 ? ' lang="ts"' : '';
  return `<script${lang}>\n${indent(paragraphs(importsOf(example), state))}\n</script>\n\n${markup}`;
}

/** `{` begins an expression there. */
const braces = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('{', '&#123;').replaceAll('}', '&#125;');

const setterOf = (name: string): string => `set${name[0]!.toUpperCase()}${name.slice(1)}`;

const SOLID: Access = { read: (name) => `${name}()`, write: (name, value) => `${setterOf(name)}(${value})` };

export function solidCode(example: Example, fields: Fields): string {
  const names = new Set(example.state.keys());
  const attributes = (node: ElementNode): string[] =>
    node.attributes.flatMap((attribute) => {
      const data = dataOf(node, attribute, fields);
      if (data) return [`prop:${data.property}={${literal(data.value)}}`];
      if (attribute.kind === 'static') return [attributeText(attribute.name, attribute.value)];
      const expression = expressionOf(attribute);
      const property = fields.propertyOf(node.tag, attribute.name);
      const prefix = isCustom(node.tag) ? 'prop:' : '';
      const bound = expression === undefined ? [] : [`${prefix}${property}={${readIn(expression, names, SOLID)}}`];
      const listener = listenerOf(node, attribute, fields);
      if (!listener) return bound;
      const statements = listener.statements.map((statement) => statementIn(statement, names, SOLID));
      return [...bound, `on:${listener.event}={${handler('event', statements)}}`];
    });
  const markup = print(example.nodes, {
    tag: ({ tag }) => tag,
    attributes,
    value: (expression) => `{${readIn(expression, names, SOLID)}}`,
    text: braces,
    closesItself: () => true,
  });
  const state = [...example.state].map(
    ([name, value]) => `const [${name}, ${setterOf(name)}] = createSignal${fields.stateType(example, name)}(${value});`,
  );
  const imports = [...importsOf(example), ...(state.length > 0 ? [`import { createSignal } from 'solid-js';`] : [])];
  return componentCode(imports, state, markup, example);
}

/** `export default function …` around the markup of Solid and React. */
export function componentCode(
  imports: readonly string[],
  state: readonly string[],
  markup: string,
  { nodes }: Example,
): string {
  const isOne = nodes.length === 1;
  const tree = isOne ? markup : `<>\n${indent(markup)}\n</>`;
  const lines = [...state, ...(state.length > 0 ? [''] : []), 'return (', indent(tree), ');'];
  return `${imports.join('\n')}\n\nexport default function Example() {\n${indent(lines.join('\n'))}\n}`;
}

/** A template of Angular reads only what its class has. */
const GLOBALS = ['JSON', 'Math', 'Number', 'String'];

const ANGULAR_TEMPLATE: Access = { read: (name) => `${name}()`, write: (name, value) => `${name}.set(${value})` };

export function angularCode(example: Example, fields: Fields): string {
  const names = new Set(example.state.keys());
  const inTemplate = (statement: string): string =>
    statementIn(statement, names, ANGULAR_TEMPLATE)
      // With the schema of custom elements Angular knows no events of theirs.
      .replaceAll(/(?<![$\w.])event\b(?=\.)/g, '$any($event)')
      .replaceAll(/(?<![$\w.])event\b/g, '$event')
      .replaceAll('"', "'");
  const attributes = (node: ElementNode): string[] =>
    node.attributes.flatMap((attribute) => {
      const data = dataOf(node, attribute, fields);
      if (data) return [`[${data.property}]="${literal(data.value).replaceAll('"', '&quot;')}"`];
      if (attribute.kind === 'static') return [attributeText(attribute.name, attribute.value)];
      const expression = expressionOf(attribute);
      const property = fields.propertyOf(node.tag, attribute.name);
      const bound =
        expression === undefined
          ? []
          : [`[${property}]="${readIn(expression, names, ANGULAR_TEMPLATE).replaceAll('"', "'")}"`];
      const listener = listenerOf(node, attribute, fields);
      if (!listener) return bound;
      return [...bound, `(${listener.event})="${listener.statements.map(inTemplate).join('; ')}"`];
    });
  const markup = print(example.nodes, {
    tag: ({ tag }) => tag,
    attributes,
    value: (expression) => `{{ ${readIn(expression, names, ANGULAR_TEMPLATE)} }}`,
    text: (text) => braces(text).replaceAll('`', '&#96;').replaceAll('@', '&#64;'),
    closesItself: () => false,
  });
  const globals = GLOBALS.filter((name) => new RegExp(`\\b${name}[.(]`).test(markup));
  const fieldsOfClass = [
    ...[...example.state].map(
      ([name, value]) => `readonly ${name} = signal${fields.stateType(example, name)}(${value});`,
    ),
    ...[...example.calls, ...globals].map((name) => `readonly ${name} = ${name};`),
  ];
  const core = ['Component', 'CUSTOM_ELEMENTS_SCHEMA', ...(example.state.size > 0 ? ['signal'] : [])];
  const imports = [`import { ${core.join(', ')} } from '@angular/core';`, ...importsOf(example)];
  const body = fieldsOfClass.length > 0 ? ` {\n${indent(fieldsOfClass.join('\n'))}\n}` : ' {}';
  return `${imports.join('\n')}

@Component({
  selector: 'app-example',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
${indent(markup.replaceAll('\\', String.raw`\\`), 4)}
  \`,
})
export class Example${body}`;
}

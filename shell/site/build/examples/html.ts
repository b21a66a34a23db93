import { runInNewContext } from 'node:vm';
import { statementIn } from './code.js';
import type { Fields } from './fields.js';
import {
  callImports,
  camel,
  customTags,
  everyElement,
  shortOf,
  type Attribute,
  type ElementNode,
  type Example,
} from './model.js';
import { indent, paragraphs, print } from './print.js';

/** What the script of an example does to one element when the state changes. */
interface Draw {
  readonly variable: string;
  readonly property: string;
  readonly expression: string;
}

const RESERVED: Readonly<Record<string, string>> = { switch: 'toggle', label: 'label', form: 'form' };

/** `a.b = c` as the script writes it: state variables are its own. */
const PLAIN = { read: (name: string) => name, write: (name: string, value: string) => `${name} = ${value}` };

/** An example as plain HTML: markup, and the script that gives it life. */
export class HtmlWriter {
  readonly #example: Example;
  readonly #fields: Fields;
  readonly #variables = new Map<ElementNode, { readonly name: string; readonly selector: string }>();

  constructor(example: Example, fields: Fields) {
    this.#example = example;
    this.#fields = fields;
  }

  get markup(): string {
    return print(this.#example.nodes, {
      tag: ({ tag }) => tag,
      attributes: (node) => node.attributes.flatMap((attribute) => this.#attribute(attribute)),
      value: (expression) => escapeText(String(this.#first(expression))),
      text: escapeText,
      closesItself: () => false,
    });
  }

  /** The statements of the script; empty for an example that only needs its elements. */
  get script(): string {
    const draws = this.#draws();
    const listeners = [...everyElement(this.#example.nodes)].flatMap((node) => this.#listeners(node, draws));
    const state = [...this.#example.state].map(([name, value]) => `let ${name} = ${value};`);
    const found = [...this.#variables.values()].map(
      ({ name, selector }) => `const ${name} = document.querySelector('${selector}');`,
    );
    return paragraphs(found, listeners.length > 0 ? state : [], listeners);
  }

  get imports(): string[] {
    const elements = customTags(this.#example).map((tag) => `import 'nacre/elements/${shortOf(tag)}';`);
    return [...elements, ...callImports(this.#example)];
  }

  get code(): string {
    const lines = paragraphs(this.imports, this.script ? [this.script] : []);
    return `${this.markup}\n\n<script type="module">\n${indent(lines)}\n</script>`;
  }

  #attribute(attribute: Attribute): string[] {
    if (attribute.kind === 'event') return [];
    if (attribute.kind === 'static') return [attributeText(attribute.name, attribute.value)];
    const value = this.#first(attribute.kind === 'model' ? attribute.variable : attribute.expression);
    if (value === false || value === undefined || value === null || value === '') return [];
    if (value === true) return [attribute.name];
    return [attributeText(attribute.name, typeof value === 'object' ? JSON.stringify(value) : String(value))];
  }

  /** What an expression is at the start. */
  #first(expression: string): unknown {
    const { state } = this.#example;
    const declarations = [...state].map(([name, value]) => `const ${name} = ${value};`).join(' ');
    // The code of an example is of this site, and this runs when it is built.
    return runInNewContext(`${declarations} (${expression})`);
  }

  #variable(node: ElementNode): string {
    const known = this.#variables.get(node);
    if (known) return known.name;
    const id = node.attributes.find(({ kind, name }) => kind === 'static' && name === 'id');
    const short = camel(shortOf(node.tag));
    const name = id?.kind === 'static' ? camel(id.value) : (RESERVED[short] ?? short);
    const same = [...everyElement(this.#example.nodes)].filter(({ tag }) => tag === node.tag);
    if (id?.kind !== 'static' && same.length > 1 && same[0] !== node)
      throw new Error(`example: <${node.tag}> needs an id, since the script means one of several`);
    this.#variables.set(node, { name, selector: id?.kind === 'static' ? `#${id.value}` : node.tag });
    return name;
  }

  #draws(): Draw[] {
    return [...everyElement(this.#example.nodes)].flatMap((node) => {
      const bound = node.attributes.flatMap((attribute) => {
        const property = this.#fields.propertyOf(node.tag, attribute.name);
        if (attribute.kind === 'bound')
          return [{ variable: this.#variable(node), property, expression: attribute.expression }];
        if (attribute.kind === 'model')
          return [{ variable: this.#variable(node), property, expression: attribute.variable }];
        return [];
      });
      const values = node.children.flatMap((child) =>
        child.kind === 'value'
          ? [{ variable: this.#variable(node), property: 'textContent', expression: child.expression }]
          : [],
      );
      return [...bound, ...values];
    });
  }

  #listeners(node: ElementNode, draws: readonly Draw[]): string[] {
    return node.attributes.flatMap((attribute) => {
      if (attribute.kind === 'event') return [this.#listener(node, attribute.name, attribute.statements, draws)];
      if (attribute.kind !== 'model') return [];
      const { event, read } = this.#fields.modelEvent(node.tag, this.#fields.propertyOf(node.tag, attribute.name));
      return [this.#listener(node, event, [`${attribute.variable} = ${read}`], draws)];
    });
  }

  #listener(node: ElementNode, event: string, statements: readonly string[], draws: readonly Draw[]): string {
    const variable = this.#variable(node);
    const names = new Set(this.#example.state.keys());
    const lines = statements.map((statement) =>
      statementIn(statement, names, PLAIN).replaceAll('event.currentTarget', variable),
    );
    const changed = statements
      .map((statement) => /^(\w+) = /.exec(statement)?.[1])
      .filter((name) => name !== undefined);
    const own = (draw: Draw): boolean =>
      statements.some((statement) => statement === `${draw.expression} = event.currentTarget.${draw.property}`) &&
      draw.variable === variable;
    const drawn = draws
      .filter((draw) => changed.some((name) => new RegExp(String.raw`\b${name}\b`).test(draw.expression)) && !own(draw))
      .map(({ variable: target, property, expression }) => `${target}.${property} = ${expression}`);
    const all = [...lines, ...drawn];
    const head = all.some((line) => /\bevent\b/.test(line)) ? '(event)' : '()';
    const isAsync = all.some((line) => /\bawait\b/.test(line)) ? 'async ' : '';
    const body = all.map((line) => `  ${line};`).join('\n');
    const [only] = all;
    const isCall = all.length === 1 && only !== undefined && !/^\w[\w.]* = |^await /.test(only);
    return isCall
      ? `${variable}.addEventListener('${event}', ${head} => ${only});`
      : `${variable}.addEventListener('${event}', ${isAsync}${head} => {\n${body}\n});`;
  }
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** `name`, `name="value"`, or with single quotes around JSON. */
export function attributeText(name: string, value: string): string {
  // An empty `alt` is a text: that of a picture which says nothing.
  if (value === '') return name === 'alt' ? 'alt=""' : name;
  if (value.includes('"') && !value.includes("'")) return `${name}='${value.replaceAll('&', '&amp;')}'`;
  return `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

/** The parts of custom-elements.json (elements/manifest.config.mjs) that the generator reads. */
export interface Manifest {
  readonly modules: readonly {
    readonly path: string;
    readonly declarations: readonly (ElementDeclaration | { readonly tagName?: undefined })[];
  }[];
}

interface Named {
  readonly name: string;
  readonly description?: string;
}

interface Typed extends Named {
  readonly type?: {
    readonly text: string;
    readonly references?: readonly { readonly name: string; readonly module: string }[];
  };
  /** A type alias written out. */
  readonly parsedType?: { readonly text: string };
  readonly default?: string;
}

export interface Member extends Typed {
  /** What the property takes, if that is more than what it gives. */
  readonly writtenType?: { readonly text: string };
  readonly kind: 'field' | 'method';
  readonly readonly?: boolean;
  readonly attribute?: string;
  readonly reflects?: boolean;
  readonly parameters?: readonly (Typed & { readonly optional?: boolean })[];
  readonly return?: Typed;
}

export interface ElementEvent extends Typed {
  readonly reactName: string;
  readonly fields?: readonly Typed[];
}

export interface ElementDeclaration extends Named {
  readonly tagName: string;
  readonly members?: readonly Member[];
  readonly attributes?: readonly (Typed & { readonly fieldName: string })[];
  readonly events?: readonly ElementEvent[];
  readonly slots?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly cssProperties?: readonly Named[];
  readonly cssStates?: readonly Named[];
}

/** An element with the names that generated code gives it. */
export interface Element extends ElementDeclaration {
  /** Of its class: 'NcInput'. */
  readonly className: string;
  /** Of its wrapper: 'Input'. */
  readonly displayName: string;
  /** Of its module in react/generated: 'input.ts'. */
  readonly file: string;
  /** Import path of its module, from react/generated. */
  readonly from: string;
  readonly properties: readonly Member[];
}

export function elementsOf({ modules }: Manifest): Element[] {
  return modules.flatMap(({ path, declarations }) =>
    declarations
      .filter((declaration): declaration is ElementDeclaration => declaration.tagName !== undefined)
      .map((declaration) => ({
        ...declaration,
        className: declaration.name,
        displayName: declaration.name.replace(/^Nc/, ''),
        file: `${declaration.tagName.replace('nc-', '')}.ts`,
        from: sourceOf(path),
        properties: (declaration.members ?? []).filter(({ kind, readonly }) => kind === 'field' && !readonly),
      })),
  );
}

/** 'dist/elements/input/index.js' -> its path as react/generated imports it; in dist, that is the same. */
const sourceOf = (path: string) => path.replace(/^dist/, '../..');

/** The type of an object with what properties take, where that is more than what they give. */
export const writtenTypes = ({ properties }: Element): string =>
  `{${properties.flatMap(({ name, writtenType }) => (writtenType ? ` ${name}: ${writtenType.text};` : [])).join('')} }`.replace(
    '{ }',
    '{}',
  );

/** Lines that import the types which `writtenTypes` names. */
export function writtenImports(elements: readonly Element[]): string {
  const lines = elements.map((element) => {
    const names = new Set(writtenTypes(element).match(/\b(?!Readonly\b)[A-Z]\w*/g));
    return names.size ? `import type { ${[...names].join(', ')} } from '${element.from}';\n` : '';
  });
  return lines.join('');
}

/** Lines that import the event classes of some elements, as types. */
export function eventImports(elements: readonly Element[]): string {
  const byModule = new Map<string, Set<string>>();
  for (const { name, module } of elements.flatMap(eventReferences)) {
    byModule.set(module, (byModule.get(module) ?? new Set()).add(name));
  }
  return [...byModule]
    .map(([module, names]) => `import type { ${[...names].join(', ')} } from '${sourceOf(module)}';\n`)
    .join('');
}

const eventReferences = ({ events = [] }: Element) => events.flatMap(({ type }) => type?.references ?? []);

/** A doc comment, or nothing. */
export function comment(text: string | undefined, indent = ''): string {
  if (!text) return '';
  const lines = text.trim().replaceAll('*/', '*\\/').split('\n');
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

/** A union of string literals, or `never`. */
export const union = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' | ') || 'never';

import manifest from 'nacre/custom-elements.json';

/** The part of the custom-elements manifest that the playground reads. */
export interface ElementField {
  readonly kind: 'field';
  readonly name: string;
  readonly type?: { readonly text: string };
  /** The names of a type that is a list of names. */
  readonly parsedType?: { readonly text: string };
  readonly description?: string;
  readonly attribute?: string;
  readonly default?: string;
  readonly readonly?: boolean;
}

export interface ElementEvent {
  readonly name: string;
  readonly reactName: string;
  readonly description?: string;
  readonly type?: { readonly text: string };
  readonly fields?: readonly { readonly name: string }[];
}

export interface ElementDescription {
  /** Of the class: `NcInput`. */
  readonly name: string;
  readonly tagName: string;
  readonly description?: string;
  readonly members?: readonly (ElementField | { readonly kind: 'method'; readonly name: string })[];
  readonly events?: readonly ElementEvent[];
}

interface Manifest {
  readonly modules: readonly {
    readonly declarations?: readonly (ElementDescription | { readonly tagName?: undefined })[];
  }[];
}

export const ELEMENTS: readonly ElementDescription[] = (manifest as unknown as Manifest).modules
  .flatMap(({ declarations = [] }) => declarations)
  .filter((declaration): declaration is ElementDescription => declaration.tagName !== undefined)
  .sort((a, b) => a.tagName.localeCompare(b.tagName));

/** By the tag without its prefix: `input`. */
export const elementOf = (name: string): ElementDescription | undefined =>
  ELEMENTS.find(({ tagName }) => tagName === `nc-${name}`);

export const fieldsOf = (element: ElementDescription): readonly ElementField[] =>
  (element.members ?? []).filter((member): member is ElementField => member.kind === 'field');

/** How a property is edited, by its type. */
export type Editor = { kind: 'boolean' | 'number' | 'text' | 'data' } | { kind: 'choice'; choices: readonly string[] };

/** Maximum number of choices that are shown as such. */
const FEW = 8;

const wordsIn = (type: string): readonly string[] | undefined => {
  const words = [...type.matchAll(/'([^']*)'/g)].map((match) => match[1]!);
  return words.length > 0 && type.replace(/'[^']*'|\s|\|/g, '') === '' ? words : undefined;
};

const typeOf = (type: { readonly text: string } | undefined): string =>
  (type?.text ?? '').replace(/\s*\|\s*(undefined|null)\b/g, '').trim();

/** The words that a property may be: those of its type, or of the type that it names, if they are few. */
export function choicesOf({ type, parsedType, readonly }: ElementField): readonly string[] | undefined {
  if (readonly) return undefined;
  const named = wordsIn(typeOf(parsedType));
  return wordsIn(typeOf(type)) ?? (named && named.length <= FEW ? named : undefined);
}

/** The editor for a property; undefined for read-only properties and for values that only code has (callbacks, nodes). */
export function editorOf(field: ElementField): Editor | undefined {
  const text = typeOf(field.type);
  if (field.readonly) return undefined;
  if (/^boolean\b/.test(text)) return { kind: 'boolean' };
  if (text === 'number') return { kind: 'number' };
  const choices = choicesOf(field);
  if (choices) return { kind: 'choice', choices };
  if (['[]', 'Values', 'Options'].some((end) => text.endsWith(end))) return { kind: 'data' };
  // The name of a type: a list of many words, which the docs explain.
  return /^[A-Za-z]+$/.test(text) ? { kind: 'text' } : undefined;
}

/** A property's default as a value. */
export function defaultOf(field: ElementField): unknown {
  const text = field.default;
  if (text === undefined || text === 'undefined') return undefined;
  if (text === 'true' || text === 'false') return text === 'true';
  const quoted = /^'(.*)'$/.exec(text);
  if (quoted) return quoted[1];
  const number = Number(text);
  return Number.isNaN(number) ? undefined : number;
}

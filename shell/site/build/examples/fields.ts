import { camel, everyElement, isCustom, type Example } from './model.js';
import type { ElementDescription, ElementEvent, ElementField } from '../manifest.js';

/** What an attribute of an example sets: its property, and its value as data. */
export interface Setting {
  readonly property: string;
  readonly value: unknown;
}

/** Attributes of HTML that have another name as properties in React. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  maxlength: 'maxLength',
  readonly: 'readOnly',
  autofocus: 'autoFocus',
  autocomplete: 'autoComplete',
  srclang: 'srcLang',
};

/** Text fields tell each key by `input`; other controls tell what was chosen by `change`. */
const TYPED = new Set(['nc-input', 'nc-textarea', 'nc-search-bar', 'nc-slider']);

/** What the manifest says of the attributes and events of tags. */
export class Fields {
  readonly #elements: ReadonlyMap<string, ElementDescription>;

  constructor(elements: readonly ElementDescription[]) {
    this.#elements = new Map(elements.map((element) => [element.tagName, element]));
  }

  elementOf(tag: string): ElementDescription {
    const element = this.#elements.get(tag);
    if (!element) throw new Error(`example: there is no <${tag}>`);
    return element;
  }

  /** The property and the typed value of an attribute. */
  setting(tag: string, attribute: string, text: string): Setting {
    if (!isCustom(tag)) return { property: REACT_NAMES[attribute] ?? attribute, value: nativeValue(attribute, text) };
    const field = this.fieldOf(tag, attribute);
    if (!field) return { property: REACT_NAMES[attribute] ?? attribute, value: nativeValue(attribute, text) };
    return { property: field.name, value: valueOf(field, text) };
  }

  fieldOf(tag: string, attribute: string): ElementField | undefined {
    const fields = (this.elementOf(tag).members ?? []).filter(
      (member): member is ElementField => member.kind === 'field',
    );
    return (
      fields.find((field) => field.attribute === attribute) ?? fields.find((field) => field.name === camel(attribute))
    );
  }

  /** The property that code sets: by its own name first, so that `value` is not the default that the attribute sets. */
  propertyOf(tag: string, name: string): string {
    if (!isCustom(tag)) return camel(name);
    const members = this.elementOf(tag).members ?? [];
    return (
      members.find((member) => member.kind === 'field' && member.name === camel(name))?.name ??
      this.fieldOf(tag, name)?.name ??
      camel(name)
    );
  }

  eventOf(tag: string, name: string): ElementEvent | undefined {
    return this.elementOf(tag).events?.find((event) => event.name === name);
  }

  /** `<number | null>` for a variable that a control changes, if its first value does not tell its type; else nothing. */
  stateType(example: Example, variable: string): string {
    for (const { tag, attributes } of everyElement(example.nodes)) {
      const model = attributes.find((attribute) => attribute.kind === 'model' && attribute.variable === variable);
      if (!model || !isCustom(tag)) continue;
      const property = this.propertyOf(tag, model.name);
      const member = (this.elementOf(tag).members ?? []).find(({ name }) => name === property);
      const type = member?.kind === 'field' ? (member.parsedType?.text ?? member.type?.text ?? '') : '';
      if (/^(?:string|number|boolean|null|undefined)(?: \| (?:string|number|boolean|null|undefined))+$/.test(type))
        return `<${type}>`;
    }
    return '';
  }

  /** The event that tells a change of a two-way binding, and what the listener reads. */
  modelEvent(tag: string, property: string): { readonly event: string; readonly read: string } {
    return { event: TYPED.has(tag) ? 'input' : 'change', read: `event.currentTarget.${property}` };
  }
}

const nativeValue = (attribute: string, text: string): unknown => {
  if (attribute === 'style') return styleOf(text);
  if (text === '' && attribute !== 'alt') return true;
  return attribute === 'tabindex' ? Number(text) : text;
};

/** `gap: 8px; inline-size: 10rem` -> `{ gap: '8px', inlineSize: '10rem' }` */
const styleOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .split(';')
      .map((declaration) => declaration.split(/:(.*)/s).map((part) => part.trim()))
      .filter(([name, value]) => name && value)
      .map(([name, value]) => [name!.startsWith('--') ? name : camel(name!), value]),
  );

/** An attribute as the value of its property. Types that have a name are read as what they stand for. */
function valueOf(field: ElementField, text: string): unknown {
  const type = field.parsedType?.text ?? field.type?.text ?? '';
  const takes = (kind: string): boolean => new RegExp(String.raw`(?:^|\| )${kind}(?: \||$)`).test(type);
  if (/^\s*[[{]/.test(text) && type !== 'string') return JSON.parse(text);
  if (takes('boolean') && (text === '' || text === 'true')) return true;
  if (takes('boolean') && text === 'false') return false;
  // The manifest does not say what some names stand for: there a number is a number.
  const isNamed = /^[A-Z]\w*(?: \| undefined)?$/.test(type);
  const isNumber = (takes('number') || isNamed) && text.trim() !== '' && !Number.isNaN(Number(text));
  return isNumber && !type.includes("'") ? Number(text) : text;
}

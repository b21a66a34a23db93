import type { ComplexAttributeConverter, PropertyDeclaration } from 'lit';
import { FLAG, NUMBER, TEXT, type Kind } from './kinds.js';
import type { NcElement } from './nc-element.js';
import { warnOnce } from './warn.js';

export interface PropertyOptions extends Omit<PropertyDeclaration, 'type' | 'converter'> {
  /** What it takes: `String` (default), `Number`, `Boolean`, or a kind of `kinds.ts`. */
  type?: BackedType | Kind;
  /**
   * The value while the property is unset: undefined, null, set to a value of another kind, or without its attribute. It
   * costs instances nothing and causes no update. Declare the field with `declare`.
   */
  default?: unknown;
}

type BackedType = typeof Boolean | typeof String | typeof Number;

/** A decorator of fields and of accessors. */
interface Decorator {
  (prototype: object, name: string): void;
  <T>(prototype: object, name: string, own: TypedPropertyDescriptor<T>): TypedPropertyDescriptor<T> | void;
}

type Host = Element & Pick<NcElement, 'requestUpdate'> & Record<PropertyKey, unknown>;

const TYPES = new Map<unknown, Kind>([
  [String, TEXT],
  [Number, NUMBER],
  [Boolean, FLAG],
]);

const kindOf = (type: BackedType | Kind = String): Kind => TYPES.get(type) ?? (type as Kind);

const converterOf = ({ absent, fromAttribute = (given) => given, toAttribute }: Kind): ComplexAttributeConverter => ({
  fromAttribute: (given) => (given === null ? absent : fromAttribute(given)),
  ...(toAttribute && { toAttribute }),
});

/** A property as a warning names it: with its attribute, if that has another name. */
const nameOf = (name: string, attributeName: unknown): string =>
  typeof attributeName === 'string' && attributeName.replaceAll('-', '') !== name.toLowerCase()
    ? `${name} (attribute ${attributeName})`
    : name;

/** Whether a value is stored as it is. */
const isQuick = (value: unknown, quick: Kind['quick']): boolean => typeof value === quick && !Number.isNaN(value);

/** Notes the attribute of a boolean. */
function addFlag(constructor: typeof NcElement, kind: Kind, attributeName: string): void {
  if (kind === FLAG) constructor.flags = new Set([...constructor.flags, attributeName]);
}

/**
 * Declares a property with accessors of its own. Lit would report it in the first update of each instance, set or not: it is
 * told that it is an ordinary one.
 */
function declare(constructor: typeof NcElement, name: string, options: PropertyDeclaration): void {
  constructor.createProperty(name, { ...options, noAccessor: true });
  Object.assign(constructor.elementProperties.get(name)!, { wrapped: false });
}

/** What is stored for a value; undefined, and a warning, for one of another kind. */
function take(host: Element, name: string, kind: Kind, value: unknown): unknown {
  if (value === undefined || value === null) return value;
  let taken: unknown;
  let isRefused = false;
  const refuse = (): undefined => void (isRefused = true);
  try {
    taken = kind.read(value, refuse);
  } catch {
    refuse(); // It cannot be read: malformed JSON, a text of what has none, a getter that throws.
  }
  if (isRefused) warnOnce(host, name, kind.expected, value);
  return taken;
}

/** Accessors whose setter gets values of one kind, undefined or null. */
function taking<T>(own: TypedPropertyDescriptor<T>, label: string, kind: Kind): TypedPropertyDescriptor<T> {
  const set = own.set!;
  return {
    ...own,
    set(this: Host, value: T) {
      set.call(this, (isQuick(value, kind.quick) ? value : take(this, label, kind, value)) as T);
    },
  };
}

/**
 * Lit's `@property` that takes values of one kind, with a `default` that costs instances nothing. Setters of its own
 * get values of that kind, undefined or null.
 */
export function property({ default: fallback, type, ...options }: PropertyOptions = {}): Decorator {
  return <T>(prototype: object, name: string, own?: TypedPropertyDescriptor<T>) => {
    const kind = kindOf(type);
    const { quick } = kind;
    const constructor = prototype.constructor as typeof NcElement;
    const label = nameOf(name, options.attribute);
    if (options.attribute !== false)
      addFlag(constructor, kind, typeof options.attribute === 'string' ? options.attribute : name.toLowerCase());
    declare(constructor, name, { ...options, converter: converterOf(kind) });
    if (own?.set) return taking(own, label, kind);
    if (options.noAccessor) return undefined;
    const key = Symbol(name);
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Host) {
        return this[key] ?? fallback;
      },
      set(this: Host, value: unknown) {
        if (this[key] === value) return;
        const taken = isQuick(value, quick) ? value : take(this, label, kind, value);
        if (this[key] === taken) return;
        const old = this[key] ?? fallback;
        this[key] = taken;
        this.requestUpdate(name, old);
      },
    });
    return undefined;
  };
}

/**
 * A property that is stored in its attribute, as `name` and `disabled` of native controls are. Both change at the same
 * time, so forms, `:disabled` and `FormData` never see an old value. (Lit reflects in its next update.) Accessors of its own
 * read and write the attribute themselves; their setter gets values of that kind, undefined or null.
 */
export function attribute({
  type,
  attribute: given,
  default: fallback,
}: PropertyOptions & { type: BackedType | Kind }): Decorator {
  return <T>(prototype: object, name: string, own?: TypedPropertyDescriptor<T>) => {
    const kind = kindOf(type);
    const attributeName = typeof given === 'string' ? given : name.toLowerCase();
    const label = nameOf(name, attributeName);
    const constructor = prototype.constructor as typeof NcElement;
    addFlag(constructor, kind, attributeName);
    constructor.backedAttributes = { ...constructor.backedAttributes, [attributeName]: name };
    // On a server Lit hands the attributes of markup to the properties.
    declare(constructor, name, { attribute: attributeName, converter: converterOf(kind) });
    if (own?.set) return taking(own, label, kind);
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Host) {
        const stored = this.getAttribute(attributeName);
        if (type === Boolean) return stored !== null && stored !== 'false';
        return type === Number ? (take(this, label, kind, stored) ?? fallback) : (stored ?? fallback ?? '');
      },
      set(this: Host, value: unknown) {
        if (this[name] === value) return;
        const taken = isQuick(value, kind.quick) ? value : take(this, label, kind, value);
        if (type === Boolean) this.toggleAttribute(attributeName, Boolean(taken));
        else if (taken === undefined || taken === null) this.removeAttribute(attributeName);
        else this.setAttribute(attributeName, String(taken));
      },
    });
    return undefined;
  };
}

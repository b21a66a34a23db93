import type { PropertyDeclaration } from 'lit';
import type { NcElement } from './nc-element.js';

export interface PropertyOptions extends PropertyDeclaration {
  /**
   * The value while the property is unset: undefined, null, or without its attribute. It costs instances nothing and
   * causes no update. Declare the field with `declare`.
   */
  default?: unknown;
}

type Host = Element & Pick<NcElement, 'requestUpdate'> & Record<PropertyKey, unknown>;

const numberOf = (value: unknown, fallback: unknown): unknown => {
  const number = String(value ?? '').trim() ? Number(value) : NaN;
  return Number.isNaN(number) ? fallback : number;
};

function addAccessor(
  prototype: object,
  name: string,
  options: PropertyDeclaration,
  get: (this: Host) => unknown,
  set: (this: Host, value: unknown) => void,
): void {
  const { noAccessor } = options;
  const constructor = prototype.constructor as typeof NcElement;
  constructor.createProperty(name, { ...options, noAccessor: true });
  if (!noAccessor) Object.defineProperty(prototype, name, { configurable: true, enumerable: true, get, set });
}

/**
 * Lit's `@property` with a `default` that costs instances nothing. A property of type Number reads as a number, or as its
 * default if it was set to anything else.
 */
export function property(options: PropertyOptions = {}) {
  return (prototype: object, name: string): void => {
    const { default: fallback, type } = options;
    const isNumber = type === Number;
    const key = Symbol(name);
    const read = (host: Host): unknown => {
      const value = host[key] ?? fallback;
      return isNumber && value !== fallback ? numberOf(value, fallback) : value;
    };
    addAccessor(
      prototype,
      name,
      isNumber ? { ...options, type: String } : options, // Lit would turn an empty attribute into 0.
      function () {
        return read(this);
      },
      function (value) {
        if (this[key] === value) return;
        const old = read(this);
        this[key] = value;
        this.requestUpdate(name, old);
      },
    );
  };
}

type BackedType = typeof Boolean | typeof String | typeof Number;

/**
 * A property that is stored in its attribute, as `name` and `disabled` of native controls are. Both change at the same
 * time, so forms, `:disabled` and `FormData` never see an old value. (Lit reflects in its next update.)
 */
export function attribute({ type, attribute: given, default: fallback }: PropertyOptions & { type: BackedType }) {
  return (prototype: object, name: string): void => {
    const attributeName = typeof given === 'string' ? given : name.toLowerCase();
    const constructor = prototype.constructor as typeof NcElement;
    constructor.backedAttributes = { ...constructor.backedAttributes, [attributeName]: name };
    addAccessor(
      prototype,
      name,
      { type, attribute: attributeName },
      function () {
        const text = this.getAttribute(attributeName);
        if (type === Boolean) return text !== null;
        return type === Number ? numberOf(text, fallback) : (text ?? fallback ?? '');
      },
      function (value) {
        if (this[name] === value) return;
        if (type === Boolean) this.toggleAttribute(attributeName, Boolean(value));
        else if ((value ?? null) === null) this.removeAttribute(attributeName);
        else this.setAttribute(attributeName, String(value));
      },
    );
  };
}

/** For properties that hold data. The attribute is JSON; malformed JSON is ignored. */
export const jsonConverter = {
  fromAttribute(text: string | null): unknown {
    if (text === null) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  },
};

/** For booleans that are true by default. The attribute value `false` turns them off. */
export const unlessFalse = {
  fromAttribute: (text: string | null): boolean | undefined => (text === null ? undefined : text !== 'false'),
};

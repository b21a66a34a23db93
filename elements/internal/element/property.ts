import type { PropertyDeclaration } from 'lit';
import type { NcElement } from './nc-element.js';

export interface PropertyOptions extends PropertyDeclaration {
  /**
   * What the property reads as while it is unset (undefined, null, or its attribute absent). It lives on the
   * prototype: an instance pays nothing for it and it never causes an update. Declare the field with `declare`.
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

/** Lit's `@property` plus a `default` that costs instances nothing; a number is one, or the default, however it was given. */
export function property(options: PropertyOptions = {}) {
  return (prototype: object, name: string): void => {
    const { default: fallback, type } = options;
    const isNumber = type === Number;
    const key = Symbol(name);
    addAccessor(
      prototype,
      name,
      isNumber ? { ...options, type: String } : options, // Lit would turn an empty attribute into 0.
      function () {
        const value = this[key] ?? fallback;
        return isNumber && value !== fallback ? numberOf(value, fallback) : value;
      },
      function (value) {
        const old = this[name];
        this[key] = value;
        this.requestUpdate(name, old);
      },
    );
  };
}

type BackedType = typeof Boolean | typeof String | typeof Number;

/**
 * A property that lives in its attribute, as native controls keep `name` or `disabled`: both are in step at once, so
 * that forms, `:disabled` and `FormData` never see yesterday's value (Lit reflects only in its next update).
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

/** For properties that hold data: the attribute is JSON; malformed JSON counts as unset. */
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

/** For what is on by default: the attribute turns it off by saying `false`. */
export const unlessFalse = {
  fromAttribute: (text: string | null): boolean | undefined => (text === null ? undefined : text !== 'false'),
};

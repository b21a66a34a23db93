import type { PropertyDeclaration } from 'lit';
import type { NcElement } from './nc-element.js';

export interface PropertyOptions extends PropertyDeclaration {
  /**
   * What the property reads as while it is unset (undefined, null, or its attribute absent). It lives on the
   * prototype: an instance pays nothing for it and it never causes an update. Declare the field with `declare`.
   */
  default?: unknown;
}

/** Lit's `@property` plus a `default` that costs instances nothing; a number is one, or the default, however it was given. */
export function property(options?: PropertyOptions) {
  return (prototype: object, name: string): void => {
    const isNumber = options?.type === Number;
    // Lit would turn an empty attribute into 0.
    (prototype.constructor as typeof NcElement).createProperty(name, { ...options, ...(isNumber && { type: String }) });
    const fallback = options?.default;
    const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
    if (!descriptor?.get) return;
    const { get } = descriptor;
    Object.defineProperty(prototype, name, {
      ...descriptor,
      get() {
        const value: unknown = get.call(this) ?? fallback;
        if (!isNumber || value === undefined || value === fallback) return value;
        const number = value === '' ? NaN : Number(value);
        return Number.isNaN(number) ? fallback : number;
      },
    });
  };
}

type BackedType = typeof Boolean | typeof String | typeof Number;

const read = (element: Element, attribute: string, type: BackedType, fallback: unknown) => {
  if (type === Boolean) return element.hasAttribute(attribute);
  const text = element.getAttribute(attribute);
  if (text === null) return fallback ?? (type === String ? '' : undefined);
  if (type === String) return text;
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? fallback : number;
};

const write = (element: Element, attribute: string, type: BackedType, value: unknown) => {
  if (type === Boolean) element.toggleAttribute(attribute, Boolean(value));
  else if (value === undefined || value === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, String(value));
};

/**
 * A property that lives in its attribute, as native controls keep `name` or `disabled`: both are in step at once, so
 * that forms, `:disabled` and `FormData` never see yesterday's value (Lit reflects only in its next update).
 */
export function attribute({ type, attribute: given, default: fallback }: PropertyOptions & { type: BackedType }) {
  return (prototype: NcElement, name: string): void => {
    const attributeName = typeof given === 'string' ? given : name.toLowerCase();
    const constructor = prototype.constructor as typeof NcElement;
    constructor.createProperty(name, { type, attribute: attributeName, noAccessor: true });
    constructor.backedAttributes = new Map([...constructor.backedAttributes, [attributeName, name]]);
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return read(this, attributeName, type, fallback);
      },
      set(this: Element, value: unknown) {
        if (read(this, attributeName, type, fallback) !== value) write(this, attributeName, type, value);
      },
    });
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

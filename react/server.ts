import type { ElementClass } from './element-types.js';

export const isServer = typeof document === 'undefined';

const INITIAL: Readonly<Record<string, string>> = { defaultValue: 'value', defaultChecked: 'checked' };

/** JSON of data, for an attribute that is JSON. Without what has no JSON, such as a list that contains itself. */
function jsonOf(value: object, converter: unknown): string | undefined {
  const { toAttribute } = Object(converter) as { toAttribute?(value: unknown): string | undefined };
  try {
    return toAttribute?.(value);
  } catch {
    return undefined;
  }
}

/**
 * Props as attributes, for HTML that works before any script has run. A state without an attribute of its own uses that of
 * its initial value: `value`, `checked`. Data is JSON where the attribute is. What JSON does not express, such as functions, is
 * set when the page is hydrated.
 */
export function attributesOf(
  { observedAttributes, elementProperties }: ElementClass<HTMLElement>,
  props: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    // A controlled state overrides the initial one: `value` overrides `defaultValue`.
    const controlled = INITIAL[name];
    if (controlled !== undefined && controlled in props) continue;
    const { attribute: given, converter } = elementProperties.get(name) ?? {};
    const attribute = typeof given === 'string' ? given : name.toLowerCase();
    if (!observedAttributes.includes(attribute)) continue;
    if (typeof value === 'object' && value !== null) {
      const text = jsonOf(value, converter);
      if (text !== undefined) attributes[attribute] = text;
      continue;
    }
    if (!/^(?:string|number|boolean)$/.test(typeof value)) continue;
    if (value === false) delete attributes[attribute];
    else attributes[attribute] = value === true ? '' : value;
  }
  return attributes;
}

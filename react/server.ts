import type { ElementClass } from './types.js';

export const isServer = typeof document === 'undefined';

const INITIAL: Readonly<Record<string, string>> = { defaultValue: 'value', defaultChecked: 'checked' };

/**
 * Props as attributes, for HTML that works before any script has run. A state without an attribute of its own uses that of
 * its initial value: `value`, `checked`. Arrays, objects and functions are set when the page is hydrated.
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
    const given = elementProperties.get(name)?.attribute;
    const attribute = typeof given === 'string' ? given : name.toLowerCase();
    if (!observedAttributes.includes(attribute) || !/^(?:string|number|boolean)$/.test(typeof value)) continue;
    if (value === false) delete attributes[attribute];
    else attributes[attribute] = value === true ? '' : value;
  }
  return attributes;
}

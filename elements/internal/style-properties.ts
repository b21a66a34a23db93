import type { PropertyValues, ReactiveElement } from 'lit';

/**
 * Passes properties such as `color` on to the custom properties that the styles read. They are written by CSSOM, which
 * strict content security policies allow, and only for properties that changed. Of several properties with the same
 * variable, the last one in `variables` that is set wins.
 */
export function applyColors(
  element: ReactiveElement,
  changed: PropertyValues,
  variables: Readonly<Record<string, string>>,
): void {
  for (const property of changed.keys()) {
    const variable = variables[property as string];
    if (!variable) continue;
    const rivals = Object.keys(variables).filter((name) => variables[name] === variable);
    const values = rivals.map((name) => element[name as keyof ReactiveElement]);
    element.style.setProperty(variable, String(values.findLast(Boolean) ?? ''));
  }
}

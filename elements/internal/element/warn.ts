const reported = new Set<string>();

function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return typeof value; // A BigInt, or an object that refers to itself.
  }
}

/**
 * Warns in the console, once per element, property and value, and says what is accepted. The element goes on without it.
 */
export function warnOnce(element: Element, property: string, expected: string, got: unknown): void {
  const text = `<${element.localName}> ${property}: expected ${expected}, got ${textOf(got)}`;
  if (reported.has(text)) return;
  reported.add(text);
  console.warn(text);
}

const told = new Set<string>();

function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return typeof value; // A BigInt, or what refers to itself.
  }
}

/**
 * One console warning per kind of mistake, naming element, property and what is accepted; the element then degrades.
 */
export function warnOnce(element: Element, property: string, expected: string, got: unknown): void {
  const text = `<${element.localName}> ${property}: expected ${expected}, got ${textOf(got)}`;
  if (told.has(text)) return;
  told.add(text);
  console.warn(text);
}

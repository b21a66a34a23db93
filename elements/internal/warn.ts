const told = new Set<string>();

/**
 * One console warning per kind of mistake, naming element, property and what is accepted; the element then degrades.
 */
export function warnOnce(element: Element, property: string, expected: string, got: unknown): void {
  const tag = element.localName;
  const key = `${tag} ${property} ${String(got)}`;
  if (told.has(key)) return;
  told.add(key);
  console.warn(`<${tag}> ${property}: expected ${expected}, got ${JSON.stringify(got) ?? String(got)}`);
}

/** Texts that are kept in mind. After so many, old ones are repeated rather than all remembered. */
const MOST = 1000;

const warned = new Set<string>();

/** Warns in the console, once per text, where a method of a context has no other way to tell. */
export function warnOnce(text: string): void {
  if (warned.has(text)) return;
  if (warned.size >= MOST) warned.clear();
  warned.add(text);
  console.warn(text);
}

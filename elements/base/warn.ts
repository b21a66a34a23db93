/** The most texts that are remembered, so that memory does not grow. After them, each may appear once more. */
const MAX_REMEMBERED = 1000;

const warned = new Set<string>();

/** Warns in the console, once for each text. */
export function warnOnce(text: string): void {
  if (warned.has(text)) return;
  if (warned.size >= MAX_REMEMBERED) warned.clear();
  warned.add(text);
  console.warn(text);
}

/**
 * Scrollers that something else brings back to where they were, such as a list that knows its rows: nobody sets their
 * offsets in px. All copies of this library on a page share them.
 */
export function selfRestored(): WeakSet<Element> {
  const page = globalThis as unknown as Record<symbol, WeakSet<Element> | undefined>;
  return (page[Symbol.for('nacre.self-restored')] ??= new WeakSet());
}

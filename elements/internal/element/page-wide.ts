/**
 * What all copies of this library on a page share, such as two versions of it: made by the first that asks. It is about
 * something of which the page has one. Change the name with the shape, since the other copy may be older.
 */
export function pageWide<T>(name: string, create: () => T): T {
  const page = globalThis as unknown as Record<symbol, T | undefined>;
  return (page[Symbol.for(`nacre.${name}`)] ??= create());
}

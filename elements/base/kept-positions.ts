/** Keeps where elements stand, for as long as the page that they are in may come back. */
export interface PositionKeeper {
  /** What was kept of this element; undefined if that is nothing. */
  get(element: Element): unknown;
  /** A value that can be written as JSON; undefined: nothing more. */
  set(element: Element, position: unknown): void;
}

/** What is around the elements of a page -> what keeps their positions. All copies of this library on a page share them. */
export function positionKeepers(): WeakMap<Element, PositionKeeper> {
  const page = globalThis as unknown as Record<symbol, WeakMap<Element, PositionKeeper> | undefined>;
  return (page[Symbol.for('nacre.position-keepers')] ??= new WeakMap());
}

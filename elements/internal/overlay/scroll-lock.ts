interface Lock {
  count: number;
  readonly overflow: string;
  readonly scrollbarGutter: string;
}

const locks = new WeakMap<Document, Lock>();

/** Keeps the page from scrolling until `unlockScroll` was called as often as this. */
export function lockScroll(page: Document): void {
  const { documentElement: root, defaultView } = page;
  const { style } = root;
  const lock = locks.get(page) ?? { count: 0, overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
  locks.set(page, lock);
  if (lock.count++) return;
  // Keeps the room of a scroll bar that takes room, so that nothing in the page moves.
  if (defaultView && defaultView.innerWidth > root.clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
}

/** Ends one `lockScroll`. */
export function unlockScroll(page: Document): void {
  const lock = locks.get(page)!;
  if (--lock.count) return;
  const { overflow, scrollbarGutter } = lock;
  Object.assign(page.documentElement.style, { overflow, scrollbarGutter });
  locks.delete(page);
}

interface Lock {
  count: number;
  readonly overflow: string;
  readonly scrollbarGutter: string;
}

const locks = new WeakMap<Document, Lock>();

/** Keeps the page from scrolling. However many overlays ask for it, the page is locked once. */
export function lockScroll(page: Document): void {
  const { documentElement: root, defaultView } = page;
  const { style } = root;
  const lock = locks.get(page) ?? { count: 0, overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
  locks.set(page, lock);
  if (lock.count++) return;
  // A scroll bar that takes room leaves its room behind: nothing in the page moves.
  if (defaultView && defaultView.innerWidth > root.clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
}

export function unlockScroll(page: Document): void {
  const lock = locks.get(page)!;
  if (--lock.count) return;
  const { overflow, scrollbarGutter } = lock;
  Object.assign(page.documentElement.style, { overflow, scrollbarGutter });
  locks.delete(page);
}

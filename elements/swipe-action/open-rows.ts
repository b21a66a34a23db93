/** A row that shows its actions. */
export interface OpenRow extends HTMLElement {
  readonly group: string;
  /** Covers its actions, since the user did something else. */
  cover(): void;
}

/** The rows of a page that show their actions, one in each group. */
const pages = new WeakMap<Document, Map<string, OpenRow>>();

const EVENTS = ['pointerdown', 'scroll', 'keydown'];

/** Covers open rows by a press beside them, a scroll of what they are in, and Escape. */
const listener = {
  handleEvent(event: Event): void {
    for (const row of [...pages.get(event.currentTarget as Document)!.values()]) {
      if (event.type === 'keydown') {
        const { key, defaultPrevented, isComposing } = event as KeyboardEvent;
        if (key === 'Escape' && !defaultPrevented && !isComposing) row.cover();
      } else if (event.type === 'scroll') {
        if ((event.target as Node).contains(row)) row.cover();
      } else if (!event.composedPath().includes(row)) row.cover();
    }
  },
};

/** A row shows its actions: another one of its group covers its own. */
export function rowOpened(row: OpenRow): void {
  const page = row.ownerDocument;
  const open = pages.get(page) ?? new Map<string, OpenRow>();
  pages.set(page, open);
  const before = open.get(row.group);
  if (before === row) return;
  before?.cover();
  open.set(row.group, row);
  for (const type of EVENTS) page.addEventListener(type, listener, type !== 'keydown');
}

/** It has covered them, or left this page. */
export function rowClosed(row: OpenRow, page: Document): void {
  const open = pages.get(page);
  for (const [group, each] of open ?? []) if (each === row) open!.delete(group);
  if (open?.size) return;
  for (const type of EVENTS) page.removeEventListener(type, listener, type !== 'keydown');
}

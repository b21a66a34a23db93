import type { Rows } from './rows.js';

/** A feed, as its keys see it. */
export interface Feed {
  readonly list: HTMLElement;
  readonly rows: Rows;
  readonly count: number;
  focusIndex(index: number): void;
}

/** Gives the focus to the first element that takes it, of those before or after the feed. */
function leave(list: HTMLElement, isBack: boolean): void {
  const root = list.getRootNode() as Document | ShadowRoot;
  const where = isBack ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const position = list.compareDocumentPosition(element);
    if (!(position & where) || position & (Node.DOCUMENT_POSITION_CONTAINS | Node.DOCUMENT_POSITION_CONTAINED_BY))
      continue;
    if (element.tabIndex < 0) continue;
    element.focus();
    if (root.activeElement === element) return;
  }
}

/** Keys of a feed, as the ARIA Authoring Practices have them. */
export function moveInFeed({ list, rows, count, focusIndex }: Feed, event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const row = rows.rowAround(event.target);
  if (!row || event.defaultPrevented || altKey || metaKey || shiftKey) return;
  const index = Number(row.element.dataset.index);
  if (ctrlKey && (key === 'Home' || key === 'End')) {
    event.preventDefault();
    leave(list, key === 'Home');
  } else if (!ctrlKey && (key === 'PageDown' || key === 'PageUp')) {
    const next = index + (key === 'PageDown' ? 1 : -1);
    event.preventDefault();
    if (next >= 0 && next < count) focusIndex(next);
  }
}

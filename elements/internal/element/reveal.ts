import { boxOf, scaleOf } from './scale.js';

/** How much of the next item is to be seen, in px: it shows that the row goes on. */
const PEEK = 24;

/** Scrolls a row, and nothing around it, sideways as far as `item` needs to be seen. */
export function reveal(row: HTMLElement, item: Element): void {
  const [own, all] = [boxOf(item), boxOf(row)];
  const before = own.left - PEEK - all.left;
  const after = own.right + PEEK - all.right;
  const distance = before < 0 ? before : Math.max(0, Math.min(after, before));
  if (distance) row.scrollLeft += distance / scaleOf(row).x;
}

import type { Entries } from './entries.js';
import type { Range } from './rows.js';
import type { Sizes } from './sizes.js';

/** Rows beyond the view, in px: around a list at rest; ahead of a list that moves, and behind it. */
export const AROUND = 120;
const AHEAD = 480;
const BEHIND = 120;

interface Shown {
  readonly entries: Entries;
  /** All rows are on the page. */
  readonly isWhole: boolean;
}

/** The entries to show around an offset. `direction`: that of the scroll, negative for one back, 0 at rest. */
export function rangeAt(
  { entries, isWhole }: Shown,
  sizes: Sizes,
  offset: number,
  size: number,
  direction: number,
): Range {
  if (isWhole) return { first: 0, end: sizes.length, header: -1 };
  const [before, after] = direction ? [BEHIND, AHEAD] : [AROUND, AROUND];
  const isBack = direction < 0;
  const first = sizes.at(offset - (isBack ? after : before));
  const end = sizes.at(offset + size + (isBack ? before : after)) + 1;
  return { first, end, header: entries.headerOf(sizes.at(offset)) };
}

/** Whether a range covers the view. `ahead`: and so much of what comes, in px. */
export function covers(
  { entries, isWhole }: Shown,
  sizes: Sizes,
  { first, end, header }: Range,
  offset: number,
  size: number,
  ahead: number,
  direction: number,
): boolean {
  if (isWhole) return end === sizes.length;
  const [before, after] = direction < 0 ? [ahead, 0] : direction > 0 ? [0, ahead] : [ahead, ahead];
  const most = sizes.at(offset + size + after);
  return (
    sizes.at(offset - before) >= first && most < end && (header < 0 || entries.headerOf(sizes.at(offset)) === header)
  );
}

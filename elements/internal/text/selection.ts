import type { TextField } from './field.js';

/** What code wants to be selected, in UTF-16 units; attributes give texts. */
export interface WantedSelection {
  start?: number | string | null;
  end?: number | string | null;
}

/** Negative: none. */
const positionOf = (position: WantedSelection['start']): number => (position === '' ? -1 : Number(position ?? -1));

/** Selects what is wanted, or else places the cursor; -1: neither. */
export function placeCursor(field: TextField, wanted: WantedSelection | undefined, cursor: number): void {
  const [start, end] = [positionOf(wanted?.start), positionOf(wanted?.end)];
  if (start >= 0 && end >= 0) field.setSelectionRange(start, end);
  else if (cursor >= 0) field.setSelectionRange(cursor, cursor);
}

import type { TextField } from './field.js';

/** What code wants to be selected, in UTF-16 units. Unset or negative: nothing. */
export interface WantedSelection {
  start?: number | null;
  end?: number | null;
}

/** Selects what is wanted, or else places the cursor; -1: neither. */
export function placeCursor(field: TextField, wanted: WantedSelection | undefined, cursor: number): void {
  const [start, end] = [wanted?.start ?? -1, wanted?.end ?? -1];
  if (start >= 0 && end >= 0) field.setSelectionRange(start, end);
  else if (cursor >= 0) field.setSelectionRange(cursor, cursor);
}

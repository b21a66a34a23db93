import { graphemes, lengthOf } from './validators.js';

/** Where the cursor belongs after code replaced `before` by `after`: same distance to the end if that end still stands. */
export function caretAfter(before: string, caret: number, after: string): number {
  const tail = before.slice(caret);
  return after.endsWith(tail) ? after.length - tail.length : Math.min(caret, after.length);
}

/**
 * Cuts a text to `most` characters as users count them. What was typed last goes, that is what stands before the
 * cursor; the rest of the text stays.
 */
export function limit(text: string, most: number, caret: number): string {
  if (most < 0) return text;
  const excess = lengthOf(text) - most;
  if (excess <= 0) return text;
  const head = graphemes(text.slice(0, caret));
  const tail = graphemes(text.slice(caret));
  const kept = head.slice(0, Math.max(0, head.length - excess));
  return [...kept, ...tail].slice(0, most).join('');
}

import type { Change, Entries } from './entries.js';

/** The items at the end of a list that its reader has not seen yet. */
export class Arrivals {
  /** Index of the last item that was seen, or was there at first. */
  #seen = -1;
  #count = 0;

  /** How many there are. */
  get count(): number {
    return this.#count - 1 - this.#seen;
  }

  /** The reader has seen the items up to this one. */
  see(index: number): void {
    this.#seen = Math.max(this.#seen, Math.min(index, this.#count - 1));
  }

  /** The items are others. Returns whether none of the former ones is left. */
  change(before: Entries, now: Entries, { next }: Change): boolean {
    this.#count = now.count;
    for (let index = this.#seen; index >= 0; index--) {
      const entry = next(before.entryOf(index));
      if (entry < 0) continue;
      this.#seen = now.at(entry).index;
      return false;
    }
    this.#seen = now.count - 1;
    return true;
  }
}

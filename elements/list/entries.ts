export type ItemFunction<Result = unknown> = (item: unknown, index: number) => Result;

export interface EntriesOptions {
  readonly items: readonly unknown[];
  readonly count: number;
  readonly keyOf: ItemFunction | undefined;
  readonly groupOf: ItemFunction | undefined;
}

/** What one row shows: an item, or the header of the group that begins with the item. */
export interface Entry {
  readonly key: unknown;
  /** Index of the item. */
  readonly index: number;
  readonly isHeader: boolean;
}

/** What has stayed the same in a list, so that rows, sizes and the position follow their entries. */
export interface Change {
  /** Entries at the start and at the end that are the same ones. */
  readonly prefix: number;
  readonly suffix: number;
  /** The index that an entry had before, and the one that it has now; -1 if it was or is not there. */
  readonly former: (index: number) => number;
  readonly next: (former: number) => number;
}

/** The entries of a list: its items and the headers of its groups, in their order. */
export class Entries {
  readonly count: number;
  /** The key of each item. */
  readonly #keys: readonly unknown[];
  /** Of each group: the index of its first item, and its name. */
  readonly #starts: number[] = [];
  readonly #groups: unknown[] = [];

  constructor({ items, count, keyOf, groupOf }: EntriesOptions) {
    this.count = count;
    // A copy: pages also change the array that they gave.
    this.#keys = keyOf
      ? Array.from({ length: count }, (_, index) => keyOf(items[index], index))
      : items.slice(0, count);
    if (!groupOf) return;
    for (let index = 0; index < count; index++) {
      const group = groupOf(items[index], index);
      if (index > 0 && Object.is(group, this.#groups.at(-1))) continue;
      this.#starts.push(index);
      this.#groups.push(group);
    }
  }

  get length(): number {
    return this.count + this.#starts.length;
  }

  at(entry: number): Entry {
    const header = this.#headerBefore(entry);
    const first = this.#starts[header];
    if (first !== undefined && entry === first + header)
      return { key: this.#headerKey(header), index: first, isHeader: true };
    const index = entry - header - 1;
    return { key: this.#keyOf(index), index, isHeader: false };
  }

  /** The name of the group of an item. */
  groupOf(index: number): unknown {
    return this.#groups[this.#countBefore(index) - 1];
  }

  /** The name of each group, and the index of its first item. */
  get groups(): readonly (readonly [name: unknown, index: number])[] {
    return this.#starts.map((index, group) => [this.#groups[group], index]);
  }

  /** The entry of an item. */
  entryOf(index: number): number {
    return index + this.#countBefore(index);
  }

  /** The entry of the header of an entry's group; -1 without groups. */
  headerOf(entry: number): number {
    const header = this.#headerBefore(entry);
    return header < 0 ? -1 : this.#starts[header]! + header;
  }

  /** The index of the item with a key; `guess` is looked at first. */
  find(key: unknown, guess: number): number {
    return Object.is(this.#keyOf(guess), key) && guess < this.count ? guess : this.#keys.indexOf(key);
  }

  /** What has stayed the same since `before`. */
  since(before: Entries): Change {
    const most = Math.min(before.length, this.length);
    const isPlain = this.#starts.length + before.#starts.length === 0;
    const same = isPlain
      ? (former: number, now: number) =>
          Object.is(before.#keyOf(former), this.#keyOf(now)) || (former === now && before.#isMissing(former))
      : (former: number, now: number) => this.#isSame(before.at(former), this.at(now));
    let prefix = 0;
    while (prefix < most && same(prefix, prefix)) prefix += 1;
    let suffix = 0;
    while (suffix < most - prefix && same(before.length - 1 - suffix, this.length - 1 - suffix)) suffix += 1;
    const shift = this.length - before.length;
    const maps: (Map<unknown, number> | undefined)[] = [];
    const lookUp = (which: 0 | 1, entries: Entries, { key }: Entry): number => {
      maps[which] ??= entries.#middle(prefix, suffix);
      return maps[which].get(key) ?? -1;
    };
    const moved = (index: number, from: Entries, delta: number): number | undefined => {
      if (index < prefix) return index;
      return index >= from.length - suffix ? index + delta : undefined;
    };
    return {
      prefix,
      suffix,
      former: (index) => moved(index, this, -shift) ?? lookUp(0, before, this.at(index)),
      next: (former) => moved(former, before, shift) ?? lookUp(1, this, before.at(former)),
    };
  }

  #isSame(one: Entry, other: Entry): boolean {
    return one.isHeader === other.isHeader && Object.is(one.key, other.key);
  }

  #middle(prefix: number, suffix: number): Map<unknown, number> {
    const found = new Map<unknown, number>();
    for (let entry = this.length - suffix - 1; entry >= prefix; entry--) found.set(this.at(entry).key, entry);
    return found;
  }

  /** The item is elsewhere: it is told apart by its place. */
  #isMissing(index: number): boolean {
    return this.#keys[index] === undefined;
  }

  #keyOf(index: number): unknown {
    return this.#keys[index] ?? index;
  }

  #headerKey(header: number): unknown {
    return `group ${String(this.#groups[header])}`;
  }

  /** How many groups begin at the item or before it. */
  #countBefore(index: number): number {
    return search(this.#starts.length, (group) => this.#starts[group]! <= index);
  }

  /** The last group whose header is the entry or before it; -1 without groups. */
  #headerBefore(entry: number): number {
    return search(this.#starts.length, (group) => this.#starts[group]! + group <= entry) - 1;
  }
}

/** How many of `length` fulfil a condition that only the first ones fulfil. */
function search(length: number, isBefore: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

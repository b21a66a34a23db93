import { Entry, type UploaderItem } from './items.js';

export interface EntriesHost {
  /** Other items, another order, or another state of one. */
  changed(): void;
  /** It is no longer there. */
  left(entry: Entry): void;
}

/** The items of an uploader. Each change makes another object of an item; all of them stand for the same entry. */
export class Entries {
  readonly #host: EntriesHost;
  #list: readonly Entry[] = [];
  readonly #known = new WeakMap<object, Entry>();
  /** The items as `value` gives them, until they change. */
  #items: readonly UploaderItem[] | undefined;

  constructor(host: EntriesHost) {
    this.#host = host;
  }

  get list(): readonly Entry[] {
    return this.#list;
  }

  get items(): readonly UploaderItem[] {
    return (this.#items ??= this.#list.map(({ item }) => item));
  }

  /** Shows what code gave. Items that are there already stay what they are. */
  show(given: readonly (UploaderItem | string)[]): void {
    const taken = new Set<Entry>();
    for (const each of given) {
      const item = typeof each === 'string' ? { url: each } : each;
      const known = this.#known.get(item);
      if (known && !taken.has(known)) taken.add(known);
      else taken.add(this.#take(item, taken));
    }
    this.replace([...taken]);
  }

  create(item: UploaderItem): Entry {
    const entry = new Entry(item);
    this.#known.set(item, entry);
    return entry;
  }

  replace(list: readonly Entry[]): void {
    const before = this.#list;
    this.#list = list;
    for (const entry of before) if (!list.includes(entry)) this.#host.left(entry);
    this.#changed();
  }

  patch(entry: Entry, fields: Partial<UploaderItem>): void {
    this.#set(entry, { ...entry.item, ...fields });
    this.#changed();
  }

  /** The entry of an item that code made, as React does with each change: the one with the same file or address. */
  #take(item: UploaderItem, taken: ReadonlySet<Entry>): Entry {
    const isSame = ({ file, url }: UploaderItem) => file === item.file && (file !== undefined || url === item.url);
    const entry = this.#list.find((other) => !taken.has(other) && isSame(other.item));
    if (!entry) return this.create(item);
    this.#set(entry, item);
    return entry;
  }

  #set(entry: Entry, item: UploaderItem): void {
    entry.item = item;
    this.#known.set(item, entry);
  }

  #changed(): void {
    this.#items = undefined;
    this.#host.changed();
  }
}

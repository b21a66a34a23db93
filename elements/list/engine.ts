import { viewOf } from '../internal/element/view.js';
import { warnOnce } from '../internal/element/warn.js';
import { Arrivals } from './arrivals.js';
import { Content } from './content.js';
import { Entries, type Entry, type ItemFunction } from './entries.js';
import { ListRangeEvent } from './events.js';
import { Glide } from './glide.js';
import { Layout, type LayoutOwner } from './layout.js';
import { Memory, type Remembered } from './memory.js';
import { Pin } from './pin.js';
import { Rows, type Range, type Row, type RowsOwner } from './rows.js';
import { Scroller, type ScrollerOwner } from './scroller.js';
import { textOf } from './template.js';

/** The element, as its engine sees it. */
export interface ListElement extends HTMLElement {
  readonly items: readonly unknown[] | undefined;
  readonly count: number | undefined;
  readonly renderItem: ItemFunction | undefined;
  readonly renderGroup: ItemFunction | undefined;
  readonly keyOf: ItemFunction | undefined;
  readonly itemKey: string;
  readonly groupOf: ItemFunction | undefined;
  readonly groupKey: string;
  readonly direction: string;
  readonly feed: boolean;
  readonly lines: string;
  readonly slotted: boolean;
  readonly findable: boolean;
  readonly restoreKey: string;
  readonly anchor: string;
  /** @internal Somebody has scrolled. */
  left(): void;
  /** @internal The rows are elsewhere. */
  moved(): void;
  /** @internal Something else scrolls the rows. */
  scrollerChanged(isOwn: boolean): void;
}

/** More than any list has, and less than would fill the memory. */
const MOST = 10_000_000;

const fieldOf = (name: string): ItemFunction | undefined =>
  name ? (item) => (item as Record<string, unknown> | null | undefined)?.[name] : undefined;

/** What a list consists of, put together. */
export class Engine implements RowsOwner, LayoutOwner, ScrollerOwner, Remembered {
  readonly list: ListElement;
  readonly scroller: Scroller;
  readonly rows: Rows;
  readonly layout: Layout;
  readonly glide: Glide;
  readonly memory: Memory;
  readonly content: Content;
  readonly arrivals = new Arrivals();
  entries = new Entries({ items: [], count: 0, keyOf: undefined, groupOf: undefined });
  readonly #box: HTMLElement;
  #frame = 0;
  #announced = '';

  /** `box`: the element that the rows are in. */
  constructor(list: ListElement, box: HTMLElement) {
    this.list = list;
    this.#box = box;
    this.rows = new Rows(this, box);
    this.scroller = new Scroller(list, box, this);
    this.layout = new Layout(this, this.rows, this.scroller, box, new Pin(list));
    this.glide = new Glide(list, this.layout, this.scroller);
    this.memory = new Memory(this, this.rows, this.layout);
    this.content = new Content(list);
    this.scroller.connect();
  }

  get isHorizontal(): boolean {
    return this.list.direction === 'horizontal';
  }

  get isFeed(): boolean {
    return this.list.feed;
  }

  get lines(): string {
    return this.list.lines;
  }

  get isWhole(): boolean {
    return this.list.findable;
  }

  get isAnchored(): boolean {
    return this.list.anchor === 'end';
  }

  get count(): number {
    return this.entries.count;
  }

  get isSlotted(): boolean {
    const { slotted, items, renderItem } = this.list;
    return slotted || !(items || renderItem || this.content.hasTemplate);
  }

  connect(): void {
    this.scroller.connect();
    this.rows.connect();
  }

  /** The list is back where it was in an earlier document, or before it was made anew. */
  comeBack(): void {
    this.layout.pin.guard();
    this.scroller.claim(true);
  }

  disconnect(): void {
    this.memory.keep();
    this.glide.end();
    this.layout.pin.unguard();
    viewOf(this.list).cancelAnimationFrame(this.#frame);
    this.scroller.disconnect();
    this.rows.disconnect();
  }

  entryAt(entry: number): Entry {
    return this.entries.at(entry);
  }

  entryOf(index: number, isHeader: boolean): number {
    return this.entries.entryOf(index) - (isHeader ? 1 : 0);
  }

  itemAt(index: number): unknown {
    return this.list.items?.[index];
  }

  contentOf(entry: Entry, row: object): unknown {
    const { index, isHeader } = entry;
    const value = isHeader ? this.entries.groupOf(index) : this.itemAt(index);
    return this.content.of(row, entry, value, this.#safe(isHeader ? 'renderGroup' : 'renderItem', textOf));
  }

  /** The list begins at its end, or does so no longer. */
  anchor(): void {
    if (this.isAnchored) this.layout.pin.hold('end');
    else this.layout.pin.release();
  }

  /** The items are others. */
  changeEntries(): void {
    const { items = [], itemKey, groupKey } = this.list;
    const before = this.entries;
    const keyOf = this.#safe('keyOf', (item) => item) ?? fieldOf(itemKey);
    const groupOf = this.#safe('groupOf', () => undefined) ?? fieldOf(groupKey);
    this.entries = new Entries({ items, count: countOf(this.list), keyOf, groupOf });
    const change = this.entries.since(before);
    this.layout.change(change, this.entries.length);
    this.rows.change(change);
    // Other items are another list.
    const isOther = this.arrivals.change(before, this.entries, change);
    if (isOther && this.isAnchored && this.count) this.layout.pin.hold('end');
    this.#announced = '';
  }

  changeRange({ first, end, header }: Range, entries: readonly number[]): void {
    const text = [first, end, header, ...(this.isSlotted ? entries : [])].join();
    if (text === this.#announced) return;
    this.#announced = text;
    const all = entries.map((entry) => this.entries.at(entry));
    const indexesOf = (isHeader: boolean) => all.filter((each) => each.isHeader === isHeader).map(({ index }) => index);
    const start = end > first ? this.entries.at(first).index : 0;
    const last = end > first ? this.entries.at(end - 1).index + 1 : 0;
    this.list.dispatchEvent(new ListRangeEvent(start, last, indexesOf(false), indexesOf(true)));
  }

  scrollerChanged(): void {
    this.list.scrollerChanged(this.scroller.isOwn);
  }

  scrolled(isOwn: boolean): void {
    if (this.layout.scrolled(isOwn)) this.list.left();
    this.list.moved();
  }

  rested(): void {
    this.glide.rested();
    this.list.moved();
  }

  resized(changes: readonly ResizeObserverEntry[]): void {
    // What is hidden has no sizes.
    if (!this.list.isConnected) return;
    if (!this.#box.getClientRects().length) return this.#hidden();
    // It may have been hidden until now.
    if (!this.scroller.element) this.scroller.find();
    const sizes: [Row, number][] = [];
    let isOther = changes.length === 0;
    for (const { target, borderBoxSize } of changes) {
      const row = this.rows.rowOf(target);
      const box = borderBoxSize[0];
      if (!row) isOther = true;
      else if (box) sizes.push([row, this.isHorizontal ? box.inlineSize : box.blockSize]);
    }
    const needsRows = this.layout.resized(sizes);
    // At once: what was in view would be elsewhere for a frame.
    if (isOther) {
      if (this.layout.isHidden) this.layout.restore();
      else this.layout.hold();
    }
    // Rows that are made while sizes are observed would be measured a frame late.
    const mayBeOther = isOther || !this.scroller.isOwn;
    if (needsRows || (mayBeOther && !this.layout.isCurrent)) this.#updateLater();
    else this.list.moved();
  }

  #hidden(): void {
    // Where the scroller is still visible, other things are in it now: it stays where they bring it.
    if (!this.layout.view || !this.scroller.isHidden) return;
    this.scroller.claim(this.layout.isInView);
    this.layout.hide();
  }

  /** A function of the page's. One that fails must not leave the list half done. */
  #safe(name: 'keyOf' | 'groupOf' | 'renderItem' | 'renderGroup', instead: ItemFunction): ItemFunction | undefined {
    const given = this.list[name];
    if (!given) return undefined;
    return (item, index) => {
      try {
        return given(item, index);
      } catch (error) {
        warnOnce(this.list, name, 'a function that bears its item', error);
        return instead(item, index);
      }
    };
  }

  #updateLater(): void {
    viewOf(this.list).cancelAnimationFrame(this.#frame);
    this.#frame = viewOf(this.list).requestAnimationFrame(() => {
      this.layout.recheck();
      this.list.moved();
    });
  }
}

/** The number of items. */
export function countOf(list: ListElement): number {
  const { count, items } = list;
  if (count === undefined || count === null) return items?.length ?? 0;
  if (count >= 0 && count <= MOST) return Math.floor(count);
  warnOnce(list, 'count', `0 to ${MOST}`, count);
  return items?.length ?? 0;
}

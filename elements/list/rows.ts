import { nothing, render } from 'lit';
import { boxOf, type Scale, scaleOf } from '../internal/element/scale.js';
import { unwatchSize, watchSize, type SizeWatcher } from '../internal/observe/resize.js';
import { SAME } from './content.js';
import type { Change, Entry } from './entries.js';
import type { Sizes } from './sizes.js';

/** Rows that are kept for the next scroll, besides those on the page. */
const SPARE = 8;

/** What the user does in a row: it then keeps its state. */
const EDITS = ['input', 'change', 'toggle', 'scroll'];

/** Rows that have a line above them, as `lines` of the list says. */
export type ListLines = 'cells' | 'all' | 'none';

type Line = 'cell' | 'any' | undefined;

/** What a row holds if it is one of cells. */
const CELLS = ['nc-cell', 'nc-swipe-action'];

/** An element on the page that shows an entry. */
export interface Row {
  readonly element: HTMLElement;
  entry: number;
  /** What its content was made for. */
  item?: unknown;
  index?: number | undefined;
  round?: number;
  /** The line above it: none, one above a cell, one above something else. */
  line?: Line;
  /** The user has changed something in it: another entry must not take it over. */
  isEdited?: boolean;
  /** Its size is not known yet. */
  isNew: boolean;
  /** It is not among the rows in view: it stands by itself. */
  isParked?: boolean;
}

/** The list, as its rows see it. */
export interface RowsOwner extends SizeWatcher {
  readonly list: HTMLElement;
  readonly isHorizontal: boolean;
  readonly isFeed: boolean;
  readonly lines: string;
  readonly count: number;
  /** The rows are the page's children; the list makes none. */
  readonly isSlotted: boolean;
  entryAt(entry: number): Entry;
  /** The entry that a child of the page's stands for. */
  entryOf(index: number, isHeader: boolean): number;
  itemAt(index: number): unknown;
  /** `row`: the element's own, so that what was made for it can be used again. */
  contentOf(entry: Entry, row: object): unknown;
}

export interface Range {
  /** The entries in view, and those around it. */
  readonly first: number;
  /** The entry after the last one. */
  readonly end: number;
  /** The header that stays at the start of the view; -1 for none. */
  readonly header: number;
}

/** The rows of a list on the page. A row that leaves the view shows the next entry that comes in. */
export class Rows {
  readonly #owner: RowsOwner;
  readonly #rows = new WeakMap<Element, Row>();
  #live: Row[] = [];
  #spare: Row[] = [];
  /** Rows of entries that are no longer there. They go with the next rows: a shorter page would cut the scroll position. */
  #gone: Row[] = [];
  /** Rows stand before it. */
  #end?: Comment;
  /** Counts up when all contents have to be made again. */
  #round = 0;

  /** `box`: the element that the rows are in. It does not hear the list itself scroll. */
  constructor(owner: RowsOwner, box: HTMLElement) {
    this.#owner = owner;
    for (const type of EDITS) box.addEventListener(type, this, { capture: true, passive: true });
  }

  handleEvent({ target }: Event): void {
    const row = this.rowAround(target);
    if (row) row.isEdited = true;
  }

  /** Those on the page, in their order. */
  get live(): readonly Row[] {
    return this.#live;
  }

  rowOf(element: Element): Row | undefined {
    return this.#rows.get(element);
  }

  /** The element of an item, if it is on the page. */
  find(index: number): HTMLElement | undefined {
    return this.#live.find(({ element }) => element.dataset.index === String(index))?.element;
  }

  /** The row that a node is in. */
  rowAround(node: EventTarget | null): Row | undefined {
    const { list } = this.#owner;
    let element = node as Element | null;
    while (element && element.parentElement !== list) element = element.parentElement;
    return element ? this.#rows.get(element) : undefined;
  }

  /** The row with the focus. */
  get focused(): Row | undefined {
    return this.rowAround((this.#owner.list.getRootNode() as Partial<Document>).activeElement ?? null);
  }

  connect(): void {
    for (const { element } of this.#live) watchSize(element, this.#owner);
  }

  disconnect(): void {
    for (const row of this.#live) {
      unwatchSize(row.element, this.#owner);
      // It may be laid out differently where it is next.
      row.isNew = true;
    }
  }

  /** Makes all contents again. */
  renew(): void {
    this.#round += 1;
  }

  /** Rows follow their entries. */
  change({ next }: Change): void {
    if (this.#owner.isSlotted) {
      // The page's own: it removes those whose entry is gone.
      for (const row of this.#live) if (row.entry >= 0) row.entry = next(row.entry);
      return;
    }
    const taken = new Set<number>();
    const stays = this.#live.filter((row) => {
      row.entry = next(row.entry);
      const isThere = row.entry >= 0 && !taken.has(row.entry);
      if (isThere) {
        taken.add(row.entry);
        return true;
      }
      row.entry = -1;
      this.#gone.push(row);
      return false;
    });
    this.#live = stays.sort((one, other) => one.entry - other.entry);
  }

  /** Takes the page's children as rows. */
  collect(): void {
    const { list, count } = this.#owner;
    const before = new Set(this.#live);
    this.#live = [];
    for (const child of list.children) {
      const { index: given, group } = (child as HTMLElement).dataset;
      const index = Number(given ?? group ?? NaN);
      if (!(index >= 0 && index < count)) continue;
      const entry = this.#owner.entryOf(index, given === undefined);
      let row = this.#rows.get(child);
      if (row) before.delete(row);
      else row = this.#adopt(child as HTMLElement, entry);
      if (row.entry !== entry) row.isNew = true;
      row.entry = entry;
      this.#live.push(row);
      this.#describe(row, this.#owner.entryAt(entry));
      this.#draw(row);
    }
    for (const row of before) this.#forget(row);
  }

  /** The entries to show: those of a range, the header, and rows that must stay. */
  wanted({ first, end, header }: Range): number[] {
    const entries: number[] = [];
    for (let entry = first; entry < end; entry++) entries.push(entry);
    if (header >= 0 && header < first) entries.unshift(header);
    const { focused } = this;
    const isInRange = (entry: number) => (entry >= first && entry < end) || entry === header;
    const mustStay = (row: Row) => row.entry >= 0 && (row.isEdited || row === focused);
    const kept = this.#live.filter((row) => mustStay(row) && !isInRange(row.entry));
    return kept.length === 0 ? entries : [...entries, ...kept.map(({ entry }) => entry)].sort((a, b) => a - b);
  }

  /** Shows these entries, by rows of its own. Returns whether anything has changed. */
  show(entries: readonly number[]): boolean {
    const wanted = new Set(entries);
    const current = new Map<number, Row>();
    for (const row of this.#live) {
      if (wanted.has(row.entry)) current.set(row.entry, row);
      else if (row.isEdited) this.#drop(row);
      else {
        row.entry = -1;
        this.#spare.push(row);
      }
    }
    const isSame = current.size === entries.length && current.size === this.#live.length;
    let isChanged = !isSame;
    const pivot = this.#live.find((row) => current.get(row.entry) === row);
    const focused = this.focused ?? pivot;
    const live: Row[] = [];
    for (const entry of entries) {
      const row = current.get(entry) ?? this.#spare.shift() ?? this.#adopt(document.createElement('div'), entry);
      isChanged = this.#fill(row, entry) || isChanged;
      this.#draw(row);
      live.push(row);
    }
    this.#live = live;
    for (const row of [...this.#gone.splice(0), ...this.#spare.splice(SPARE)]) this.#drop(row);
    for (const { element } of this.#spare) if (element.parentNode) element.remove();
    // Also the same rows may have changed places.
    this.#order(focused);
    return isChanged;
  }

  /** Puts rows among the others or beside them: those that are not in the range stand at their offset. Returns the first of them. */
  place({ first, end, header }: Range, offsetOf: (entry: number) => number): Row | undefined {
    let start: Row | undefined;
    let next = -1;
    for (const row of this.#live) {
      const { entry } = row;
      let isInLine = entry === header && entry < first;
      if (entry >= first && entry < end && (next < 0 || entry === next)) {
        start ??= row;
        next = entry + 1;
        isInLine = true;
      }
      if (isInLine && !row.isParked) continue;
      const { style } = row.element;
      row.isParked = !isInLine;
      style.position = isInLine ? '' : 'absolute';
      const [side, across] = this.#owner.isHorizontal
        ? (['insetInlineStart', 'insetBlock'] as const)
        : (['insetBlockStart', 'insetInline'] as const);
      style[side] = isInLine ? '' : `${offsetOf(entry)}px`;
      style[across] = isInLine ? '' : '0';
    }
    return start;
  }

  /** Measures rows that are new. Returns whether a size was not as expected. */
  measure(sizes: Sizes): boolean {
    let isChanged = false;
    let scale: Scale | undefined;
    for (const row of this.#live) {
      if (!row.isNew || row.isParked) continue;
      const { width, height } = boxOf(row.element);
      scale ??= scaleOf(row.element.parentElement!);
      const size = this.#owner.isHorizontal ? width / scale.x : height / scale.y;
      const expected = sizes.of(row.entry);
      row.isNew = false;
      if (sizes.set(row.entry, size) && Math.abs(expected - size) > 0.01) isChanged = true;
    }
    return isChanged;
  }

  #adopt(element: HTMLElement, entry: number): Row {
    const row: Row = { element, entry, isNew: true };
    this.#rows.set(element, row);
    watchSize(element, this.#owner);
    return row;
  }

  #forget({ element }: Row): void {
    unwatchSize(element, this.#owner);
    this.#rows.delete(element);
  }

  #drop(row: Row): void {
    this.#forget(row);
    row.element.remove();
  }

  #fill(row: Row, entry: number): boolean {
    const what = this.#owner.entryAt(entry);
    const item = this.#owner.itemAt(what.index);
    const index = what.isHeader ? -1 - what.index : what.index;
    row.isNew ||= row.entry !== entry || row.index === undefined;
    row.entry = entry;
    const isSame = row.index === index && row.item === item && row.round === this.#round;
    this.#describe(row, what);
    if (isSame) return false;
    row.index = index;
    row.item = item;
    row.round = this.#round;
    row.isNew = true;
    const content = this.#owner.contentOf(what, row);
    if (content !== SAME) render(content ?? nothing, row.element);
    return true;
  }

  /** Lines are between items: none is above the first one of the list or of a group. */
  #draw(row: Row): void {
    const { lines, isHorizontal } = this.#owner;
    const { element, entry } = row;
    let line: Line;
    if (lines !== 'none' && !isHorizontal && entry > 0) {
      const isCell = CELLS.includes(element.firstElementChild?.localName ?? '');
      const hasLine = isCell || lines === 'all';
      if (hasLine && !element.dataset.group && !this.#owner.entryAt(entry - 1).isHeader) line = isCell ? 'cell' : 'any';
    }
    if (line === row.line) return;
    row.line = line;
    if (line) element.dataset.line = line;
    else delete element.dataset.line;
  }

  /** Says which row it is, to the page and to screen readers. */
  #describe({ element }: Row, { index, isHeader }: Entry): void {
    const { isFeed, count, isSlotted } = this.#owner;
    const set = (name: string, value: string | number | undefined) => {
      const text = value === undefined ? null : String(value);
      if (element.getAttribute(name) === text) return;
      if (text === null) element.removeAttribute(name);
      else element.setAttribute(name, text);
    };
    if (!isSlotted) {
      set('data-index', isHeader ? undefined : index);
      set('data-group', isHeader ? index : undefined);
    }
    set('role', isFeed ? 'article' : 'listitem');
    if (isFeed || element.hasAttribute('tabindex')) set('tabindex', isFeed && !isHeader ? 0 : undefined);
    set('aria-posinset', isHeader ? undefined : index + 1);
    set('aria-setsize', isHeader ? undefined : count);
  }

  /** Brings the elements into the order of the rows. `still` is not moved: an element that moves loses the focus. */
  #order(still: Row | undefined): void {
    const { list } = this.#owner;
    const live = this.#live;
    const middle = Math.max(0, live.indexOf(still!));
    const row = live[middle];
    if (!row) return;
    this.#end ??= document.createComment('');
    if (this.#end.parentNode !== list) list.append(this.#end);
    if (row.element.parentNode !== list) list.insertBefore(row.element, this.#end);
    for (let at = middle - 1; at >= 0; at--) {
      const [{ element }, next] = [live[at]!, live[at + 1]!];
      if (element.nextSibling !== next.element) list.insertBefore(element, next.element);
    }
    for (let at = middle + 1; at < live.length; at++) {
      const [{ element }, before] = [live[at]!, live[at - 1]!];
      if (before.element.nextSibling !== element) before.element.after(element);
    }
  }
}

import type { Entries } from './entries.js';
import type { Layout } from './layout.js';
import type { Rows } from './rows.js';

/** Where a list stands. It can be written as JSON. */
export interface ListPosition {
  /** The first item in view. */
  readonly index: number;
  /** Distance from its start to the start of the view, in px. Negative if it begins within the view. */
  readonly offset: number;
  /** Its key, if that is a text or a number: the position follows the item if it has another index later. */
  readonly key?: string | number;
  /** What has the focus: index of the item, and of the element among those of its row. */
  readonly focus?: readonly [index: number, element: number];
  /** The reader was at the end of a list with `anchor="end"`. */
  readonly end?: boolean;
}

const PREFIX = 'nc-list:';

/** The position that was kept under a name; undefined without one, and where the browser keeps nothing. */
function recall(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a position under a name until the tab closes; without one, nothing. */
function keep(name: string, position: ListPosition | undefined): void {
  try {
    if (position) sessionStorage.setItem(PREFIX + name, JSON.stringify(position));
    else sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Storage is full or forbidden: the list begins at its start next time.
  }
}

/** The list, as its memory sees it. */
export interface Remembered {
  readonly list: HTMLElement;
  readonly entries: Entries;
  readonly restoreKey: string;
  readonly isAnchored: boolean;
}

/** Where the list stands and what has the focus, kept under the name of `restore-key`. */
export class Memory {
  readonly #owner: Remembered;
  readonly #rows: Rows;
  readonly #layout: Layout;
  #focus: ListPosition['focus'];
  #hasRecalled = false;

  constructor(owner: Remembered, rows: Rows, layout: Layout) {
    this.#owner = owner;
    this.#rows = rows;
    this.#layout = layout;
  }

  get position(): ListPosition | undefined {
    const { entries } = this.#owner;
    if (!entries.count) return undefined;
    const { sizes, pin } = this.#layout;
    // While rows are not measured, what is pinned may not be reached yet.
    const place = pin.place ?? this.#layout.place;
    let { entry } = place;
    if (entries.at(entry).isHeader) entry += 1;
    const { index, key } = entries.at(entry);
    return {
      index,
      offset: sizes.offset(place.entry) + place.delta - sizes.offset(entry),
      ...(pin.isEnd ? { end: true } : {}),
      ...(typeof key === 'string' || typeof key === 'number' ? { key } : {}),
      ...(this.#focus ? { focus: this.#focus } : {}),
    };
  }

  /** Scrolls to a position. Returns whether its item is there; if not, to the last one. */
  go({ index: given, offset, key, focus, end }: ListPosition): boolean {
    const { entries, isAnchored } = this.#owner;
    const { pin } = this.#layout;
    if (end && isAnchored) {
      pin.hold('end');
      this.#layout.update();
      return true;
    }
    const found = key === undefined ? -1 : entries.find(key, given);
    const index = found >= 0 ? found : given;
    const entry = entries.entryOf(Math.max(0, Math.min(Math.round(index), entries.count - 1)));
    const delta = Number(offset) || 0;
    pin.hold({ entry, delta });
    this.#layout.go({ entry, delta: () => delta });
    if (Array.isArray(focus)) this.#giveFocus(focus as NonNullable<typeof focus>);
    return index < entries.count;
  }

  /** The position that was kept, once. */
  recall(): ListPosition | undefined {
    const { restoreKey, entries } = this.#owner;
    if (this.#hasRecalled || !restoreKey || !entries.count) return undefined;
    this.#hasRecalled = true;
    return recall(restoreKey) as ListPosition | undefined;
  }

  keep(): void {
    const { restoreKey, entries } = this.#owner;
    // Without items the list has not been anywhere.
    if (!entries.count) return;
    // Where other things are in view, their offset is what counts.
    if (restoreKey) keep(restoreKey, this.#layout.isInView ? this.position : undefined);
  }

  /** The focus has come into the list, or has left it. */
  followFocus({ type, target }: Event): void {
    if (type === 'focusin') {
      const row = this.#rows.rowAround(target);
      const index = Number(row?.element.dataset.index ?? NaN);
      const element = row ? [row.element, ...row.element.querySelectorAll('*')].indexOf(target as Element) : -1;
      this.#focus = index >= 0 && element >= 0 ? [index, element] : undefined;
      return;
    }
    // If the list leaves the page, the focus goes without the user.
    queueMicrotask(() => {
      if (this.#owner.list.isConnected && !this.#rows.focused) this.#focus = undefined;
    });
  }

  /** Unless the user has put it elsewhere. */
  #giveFocus([index, at]: NonNullable<ListPosition['focus']>): void {
    const { activeElement, body } = this.#owner.list.ownerDocument;
    if (activeElement && activeElement !== body) return;
    const row = this.#rows.find(Number(index));
    const elements = row ? [row, ...row.querySelectorAll<HTMLElement>('*')] : [];
    elements[at]?.focus({ preventScroll: true });
  }
}

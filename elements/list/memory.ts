import { positionKeepers, type PositionKeeper } from '../base/kept-positions.js';
import { parentOf } from '../internal/observe/flat.js';
import type { Entries } from './entries.js';
import type { Layout } from './layout.js';
import { goalAt } from './place.js';
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

/** Events after which the document may end. A list listens in the capture phase: before the page around it stores its snapshot. */
export const LEAVE_EVENTS = ['pagehide', 'visibilitychange'];

/** What a position is kept of. */
type KeptList = HTMLElement & { readonly restoreKey: string };

const PREFIX = 'nc-list:';

/** Keeps the position of a list with a `restore-key` until the tab closes. */
const NAMED: PositionKeeper = {
  get(list) {
    try {
      return JSON.parse(sessionStorage.getItem(nameOf(list)) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  },
  set(list, position) {
    try {
      if (position) sessionStorage.setItem(nameOf(list), JSON.stringify(position));
      else sessionStorage.removeItem(nameOf(list));
    } catch {
      // Storage is full or forbidden: the list begins at its start next time.
    }
  },
};

const nameOf = (list: Element): string => PREFIX + (list as KeptList).restoreKey;

/** What keeps the position of a list; without a `restore-key`, the page around it. */
function keeperOf(list: KeptList): PositionKeeper | undefined {
  if (list.restoreKey) return NAMED;
  const keepers = positionKeepers();
  let around = parentOf(list);
  while (around && !keepers.has(around)) around = parentOf(around);
  return around ? keepers.get(around) : undefined;
}

/** The list, as its memory sees it. */
export interface Remembered {
  readonly list: KeptList;
  readonly entries: Entries;
  readonly isAnchored: boolean;
}

/** Where the list stands and what has the focus, kept under the name of `restore-key`, or by the page around it. */
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
    const place = { entry, delta: Number(offset) || 0 };
    pin.hold(place);
    this.#layout.go(goalAt(place));
    if (Array.isArray(focus)) this.#giveFocus(focus as NonNullable<typeof focus>);
    return index < entries.count;
  }

  /** The position that was kept, once. */
  recall(): ListPosition | undefined {
    const { list, entries } = this.#owner;
    if (this.#hasRecalled || !entries.count) return undefined;
    this.#hasRecalled = true;
    return keeperOf(list)?.get(list) as ListPosition | undefined;
  }

  keep(): void {
    const { list, entries } = this.#owner;
    // Without items the list has not been anywhere.
    if (!entries.count) return;
    const { isInView, offset } = this.#layout;
    // Where other things are in view, their offset is what counts. Of several lists in view, one brings the page back.
    const isMain = list.restoreKey !== '' || offset >= 0;
    keeperOf(list)?.set(list, isInView && isMain ? this.position : undefined);
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

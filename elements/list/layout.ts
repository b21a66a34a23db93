import type { Change, Entries } from './entries.js';
import { isNear, type Pin } from './pin.js';
import { goalAt, nearest, type Goal, type Place } from './place.js';
import { AROUND, covers, rangeAt } from './range.js';
import { LONGEST, Room } from './room.js';
import type { Range, Row, Rows } from './rows.js';
import type { Scroller, View } from './scroller.js';
import { Sizes } from './sizes.js';

/** While it moves, so much of what is ahead is used up before further rows are shown, in px. */
const STEP = 300;

/** Room after the last rows while they are measured, in px: they may turn out shorter. */
const SPARE = 5000;

/** The list, as its layout sees it. */
export interface LayoutOwner {
  readonly entries: Entries;
  readonly isHorizontal: boolean;
  readonly isSlotted: boolean;
  readonly isWhole: boolean;
  /** The list begins at its end, and stays there with its reader. */
  readonly isAnchored: boolean;
  /** The page's children have to be others. */
  changeRange(range: Range, entries: readonly number[]): void;
}

/**
 * Decides which rows are on the page, and where. Offsets are px from the start of all entries. `base` is the offset that
 * the box of the rows begins at: as entries before the view turn out longer or shorter, it changes instead of the scroll
 * position, so that nothing in view moves and no scroll is cut short. At rest it goes back to where it belongs.
 */
export class Layout {
  readonly sizes = new Sizes();
  /** What the start of the view covers, in px: the entry below that keeps its place when sizes change. */
  edge = 0;
  /** What stays in view by itself. */
  readonly pin: Pin;
  readonly #owner: LayoutOwner;
  readonly #rows: Rows;
  readonly #scroller: Scroller;
  readonly #room: Room;
  #base = 0;
  #range: Range = { first: 0, end: 0, header: -1 };
  #direction = 0;
  #view: View | undefined;
  /** The view before the list was hidden. */
  #last: View | undefined;
  /** Where the view stood last; also while the list is hidden. */
  #place: Place = { entry: 0, delta: 0 };

  constructor(owner: LayoutOwner, rows: Rows, scroller: Scroller, box: HTMLElement, pin: Pin) {
    this.#owner = owner;
    this.pin = pin;
    this.#rows = rows;
    this.#scroller = scroller;
    this.#room = new Room(owner, rows, this.sizes, box);
  }

  get range(): Range {
    return this.#range;
  }

  get place(): Place {
    return this.#place;
  }

  get view(): View | undefined {
    return this.#view;
  }

  /** It was visible, and is not. */
  get isHidden(): boolean {
    return !this.#view && this.#last !== undefined;
  }

  /** Rows are in view: it is the list that says what its reader sees. */
  get isInView(): boolean {
    const view = this.#view ?? this.#last;
    if (!view || this.#scroller.isOwn) return view !== undefined;
    return this.offset + view.size > 0 && this.offset < this.sizes.total;
  }

  /** Distance from the start of all entries to that of the view. */
  get offset(): number {
    return this.sizes.offset(this.#place.entry) + this.#place.delta;
  }

  /** The last entry of which something is in view. */
  get last(): number {
    return this.sizes.at(this.offset + (this.#view?.size ?? 0) - 1);
  }

  /** The entries are others. */
  change(change: Change, length: number): void {
    const { prefix, suffix, former, next } = change;
    this.pin.follow(next);
    const place = this.#follow(next);
    this.sizes.change(length, prefix, suffix, former);
    this.#place = { ...place, entry: Math.max(0, Math.min(place.entry, length - 1)) };
  }

  /** The view has scrolled. `isOwn`: the list itself did it. Returns whether somebody has gone elsewhere. */
  scrolled(isOwn: boolean): boolean {
    const view = this.#scroller.measure();
    const before = this.#view;
    if (!view || !before) {
      this.update();
      return false;
    }
    const distance = view.offset - before.offset;
    const isForeign = !isOwn && Math.abs(distance) > 1;
    if (isForeign && this.pin.isGuarded) {
      this.restore();
      return false;
    }
    // What comes or goes at the end is no way back.
    if (isForeign && !(this.pin.isEnd && (distance > 0 || this.#isNearEnd(view)))) this.pin.release();
    this.#followScroll(view, distance);
    this.#holdEnd();
    return isForeign;
  }

  #followScroll(view: View, distance: number): void {
    if (distance) this.#direction = this.#scroller.isMoving ? Math.sign(distance) : 0;
    const { total } = this.sizes;
    let offset = view.offset + this.#base;
    const isJump = total > LONGEST && Math.abs(distance) > 2 * view.size;
    // The user drags the scroll bar, or presses End: a part of the box is the same part of the list.
    if (isJump) {
      offset = (view.offset / (LONGEST - view.size)) * (total - view.size);
      this.#base = offset - view.offset;
    }
    this.#view = view;
    this.#place = this.#placeAt(offset);
    if (!isJump && this.#covers(offset, view.size, STEP) && !this.#mustSettle(offset)) return;
    this.update();
    if (Math.abs(distance) > view.size && total <= LONGEST) this.#land();
  }

  /** Nothing that was in view still is: it is the offset that stays, and not a row, as rows around it are measured. */
  #land(): void {
    for (let round = 0; this.#view && Math.abs(this.#base) >= 1 && round < 4; round++) {
      this.#base = 0;
      this.#place = this.#placeAt(this.#view.offset);
      this.update();
    }
  }

  /** Shows the rows that belong into the view, and keeps what is there in its place. */
  update(): void {
    // A list that is shorter than its rows scrolls itself.
    if (!this.#scroller.element) this.#writeRoom();
    this.#scroller.find();
    this.#run(this.#aim());
    // The list has become longer than itself.
    if (!this.#scroller.isOwn && this.#view && !this.#scroller.isProper) {
      this.#scroller.find();
      this.#run(this.#aim());
    }
    this.settle();
    this.#holdEnd();
  }

  /** The rows on the page are those in view. */
  get isCurrent(): boolean {
    const before = this.#view;
    const view = this.#scroller.measure();
    if (!view || !before) return !view;
    const isSame = view.size === before.size && view.offset === before.offset;
    return isSame && this.#scroller.isProper && this.#covers(this.offset, view.size, 0);
  }

  /** Something around the rows has another size: shows what has come into view. */
  recheck(): void {
    if (!this.#view) this.restore();
    else if (!this.isCurrent) this.update();
  }

  /** Shows what a goal asks for. */
  go(goal: Goal, direction = 0): void {
    this.#direction = direction;
    this.#writeRoom();
    this.#scroller.find();
    this.#run(goal);
    this.#holdEnd();
  }

  /** The distance from the view to a goal, as far as sizes are known. */
  distanceTo(goal: Goal): number {
    const { size = 0 } = this.#view ?? {};
    return this.#target(goal, size) - this.offset;
  }

  /** Goes to where the view stood, after the list was hidden or has become longer or shorter. */
  restore(): void {
    // With the same rows: one that left the page while sizes are reported could not be reported in the same frame.
    if (this.pin.isEnd) this.update();
    else this.go(this.#aim() ?? goalAt(this.#place), this.#direction);
  }

  /** The list is not visible any more: it comes back to where it is now. */
  hide(): void {
    this.#last = this.#view ?? this.#last;
    this.#view = undefined;
  }

  /** Brings the view to what is pinned, with the rows that are there. */
  hold(): void {
    const aim = this.#aim();
    const view = aim && this.#scroller.measure();
    if (!view) return;
    const target = this.#target(aim, view.size);
    this.#view = this.#scrollTo(target, this.#properBase(target, view.size), view);
    this.#place = this.#placeAt(this.#view.offset + this.#base);
  }

  /** Sizes of rows have changed. Returns whether further rows have to be shown. */
  resized(changes: readonly (readonly [row: Row, size: number])[]): boolean {
    let isChanged = false;
    for (const [row, size] of changes) {
      // A row that waits for its next entry has no size.
      if (row.entry >= 0 && !row.isParked && this.sizes.set(row.entry, size)) isChanged = true;
    }
    const view = this.#view;
    if (!isChanged || !view) return false;
    this.sizes.estimateAgain();
    if (this.pin.isHeld) this.hold();
    else {
      this.#base = this.offset - view.offset;
      this.#writeRoom();
      this.#settle();
    }
    return !this.#covers(this.offset, this.#view!.size, AROUND);
  }

  /** The scroller has come to rest. */
  settle(): void {
    const place = this.#place;
    this.#settle();
    const view = this.#view;
    if (!view || this.#covers(this.offset, view.size, 0)) return;
    // Its end has stopped it: rows come into view above what was there, and are measured only now.
    const isStopped = this.offset < this.sizes.offset(place.entry) + place.delta - 1;
    this.#run(this.#aim() ?? (isStopped ? goalAt(place) : undefined));
  }

  /** What is pinned. A list with room to spare shows its end anyway. */
  #aim(): Goal | undefined {
    const { pin } = this;
    if (pin.isEnd && !this.#scroller.isOwn && this.#scroller.hasRoom) return undefined;
    return pin.goal(this.sizes.length, pin.isEnd ? this.#scroller.trailing : 0);
  }

  #isNearEnd(view: View): boolean {
    return isNear(this.sizes.total + this.#scroller.trailing - view.offset - this.#base - view.size);
  }

  /** A list with an anchor stays at its end once it is there. */
  #holdEnd(): void {
    const { pin } = this;
    if (!this.#owner.isAnchored || pin.isHeld || !this.#view) return;
    if (this.#isNearEnd(this.#view) || (!this.#scroller.isOwn && this.#scroller.hasRoom)) pin.hold('end');
  }

  /** Gives the box of the rows its proper length and scrolls accordingly; while the user scrolls only if it must be. */
  #settle(): void {
    const view = this.#view;
    if (!view) return;
    const { offset } = this;
    const base = this.#properBase(offset, view.size);
    // Browsers round scroll positions: parts of a px stay, but for the start.
    if (Math.abs(base - this.#base) < (view.offset > 1 ? 1 : 0.01)) return;
    if (this.#scroller.isMoving && !this.#mustSettle(offset)) return;
    this.#view = this.#scrollTo(offset, base, view);
    this.#place = this.#placeAt(this.#view.offset + this.#base);
  }

  /** Scrolls to an offset, with a base. What the browser rounds off goes into the base. */
  #scrollTo(offset: number, base: number, before: View): View {
    // A shorter box makes the browser scroll by itself.
    const { position } = this.#scroller;
    this.#base = base;
    this.#writeRoom();
    const distance = offset - base - before.offset;
    if (Math.abs(distance) < 0.01) return before;
    this.#scroller.moveBy(distance, position);
    const view = this.#scroller.measure() ?? before;
    const rest = offset - base - view.offset;
    // At the end it is not rounding that stops it.
    const most = offset + view.size < this.sizes.total - 1 ? 1 : 0.51;
    if (rest && Math.abs(rest) < most && view.offset > 1) {
      this.#base += rest;
      this.#writeRoom();
    }
    return view;
  }

  #run(goal?: Goal): void {
    for (let round = 0; round < 12; round++) {
      let view = this.#scroller.measure();
      if (!view || !this.sizes.length) {
        this.hide();
        if (view) this.#last = undefined; // Its reader sees that it is empty, and may go elsewhere.
        if (!this.sizes.length) this.#show({ first: 0, end: 0, header: -1 });
        this.#writeRoom();
        return;
      }
      // It is shown again, and the browser has lost its offset while it was hidden.
      if (this.isHidden && !this.pin.isEnd) goal ??= goalAt(this.#place);
      if (goal) {
        const target = this.#target(goal, view.size);
        view = this.#scrollTo(target, this.#properBase(target, view.size), view);
        this.#place = this.#placeAt(view.offset + this.#base);
      } else if (round === 0 && this.#view) {
        // Something around the list may have moved it.
        const shift = view.offset - this.#view.offset;
        if (shift) this.#place = this.#placeAt(this.offset + shift);
      } else if (round === 0) {
        this.#place = this.#placeAt(view.offset + this.#base);
      }
      this.#view = view;
      const isChanged = this.#show(rangeAt(this.#owner, this.sizes, this.offset, view.size, this.#direction));
      // The box keeps its length while rows are measured: a shorter one would cut the scroll position.
      if (!goal) this.#base = this.offset - view.offset;
      this.#writeRoom(this.sizes.total - this.offset < 3 * view.size ? SPARE : 0);
      const isOther = this.#rows.measure(this.sizes);
      this.sizes.estimateAs(0);
      if (!goal) this.#base = this.offset - view.offset;
      this.#writeRoom();
      if (goal ? !isChanged && !isOther && round > 0 : this.#covers(this.offset, view.size, 0)) return;
    }
  }

  #show(range: Range): boolean {
    const entries = this.#rows.wanted(range);
    const before = this.#range;
    this.#range = range;
    if (!this.#owner.isSlotted) {
      const isChanged = this.#rows.show(entries);
      if (range.first !== before.first || range.end !== before.end) this.#owner.changeRange(range, entries);
      return isChanged;
    }
    this.#owner.changeRange(range, entries);
    this.#rows.collect();
    return range.first !== before.first || range.end !== before.end;
  }

  /** Whether the rows on the page cover the view. `ahead`: and so much of what comes, in px. */
  #covers(offset: number, size: number, ahead: number): boolean {
    return covers(this.#owner, this.sizes, this.#range, offset, size, ahead, this.#direction);
  }

  /** `spare`: room after the rows that is not theirs. */
  #writeRoom(spare = 0): void {
    this.#room.write(this.#range, this.#base, spare);
  }

  /** The base at rest: 0, unless the list is longer than browsers can lay out. */
  #properBase(offset: number, view: number): number {
    const { total } = this.sizes;
    if (total <= LONGEST) return 0;
    const part = Math.max(0, Math.min(1, offset / (total - view)));
    return part * (total - LONGEST);
  }

  /** The rows in view do not fit into their box, or it is longer than they are. */
  #mustSettle(offset: number): boolean {
    const [{ first, end }, base] = [this.#range, this.#base];
    return this.sizes.offset(first) < base || (base < 0 && offset < 0) || this.sizes.offset(end) - base > LONGEST;
  }

  #target({ entry, delta }: Goal, view: number): number {
    const { sizes } = this;
    const header = this.#owner.entries.headerOf(entry);
    const headerSize = header >= 0 && header !== entry ? sizes.of(header) : 0;
    const offset = sizes.offset(entry) + delta(sizes.of(entry), view, headerSize);
    return this.#scroller.isOwn ? Math.max(0, Math.min(offset, sizes.total - view)) : offset;
  }

  #placeAt(offset: number): Place {
    const entry = this.sizes.at(offset + this.edge);
    return { entry, delta: offset - this.sizes.offset(entry) };
  }

  /** The place after the entries have changed: that of the first entry in view that is still there, or of the nearest one. */
  #follow(next: (former: number) => number): Place {
    const { sizes } = this;
    if (sizes.length === 0) return this.#place;
    // An entry that has become shorter may end before the view starts.
    const { entry, delta } = this.#placeAt(this.offset);
    const { size = 0 } = this.#view ?? {};
    const last = sizes.at(this.offset + size);
    const [former, now] = nearest(entry, last, sizes.length, next) ?? [];
    if (former === undefined) return this.#place;
    // What was not on the page comes to the start of the view.
    const isFar = former < this.#range.first || former > last;
    return { entry: now!, delta: isFar ? 0 : delta + sizes.offset(entry) - sizes.offset(former) };
  }
}

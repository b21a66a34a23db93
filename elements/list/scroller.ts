import { selfRestored } from '../base/self-restored.js';
import { boxOf, type Scale, scaleOf } from '../internal/element/scale.js';
import { viewOf } from '../internal/element/view.js';
import { parentOf } from '../internal/observe/flat.js';
import { unwatchSize, watchSize, type SizeWatcher } from '../internal/observe/resize.js';
import { setAnchoring } from './anchoring.js';

/** Something that is notified when its scroller has scrolled or come to rest. */
export interface ScrollerOwner extends SizeWatcher {
  readonly isHorizontal: boolean;
  /** Something else scrolls the rows now. */
  scrollerChanged(): void;
  /** `isOwn`: by the list itself. */
  scrolled(isOwn: boolean): void;
  rested(): void;
}

export interface View {
  /** Distance from the start of the rows to the start of the visible part, in px. Negative if they begin further on. */
  readonly offset: number;
  /** Length of the visible part, in px. */
  readonly size: number;
}

/** How long a scroller has to be still before it counts as at rest, in ms: where there is a `scrollend`, and where not. */
const STILL = { known: 600, guessed: 150 };

const SCROLLS = /auto|scroll|overlay/;

/** What scrolls the rows: the list itself if it is shorter than they are, or else the nearest scroller around it, or the page. */
export class Scroller {
  readonly #list: HTMLElement;
  readonly #rows: HTMLElement;
  readonly #owner: ScrollerOwner;
  #element: HTMLElement | undefined;
  #listening?: AbortController | undefined;
  /** What scrolls the list, if it is no page, and what is above and below the list in it. */
  readonly #watched: Element[] = [];
  #isClaimed = false;
  /** Rows are in view: the list keeps them in their place, not the browser. */
  #isInView = false;
  #timer?: ReturnType<typeof setTimeout> | undefined;
  #isMoving = false;
  /** How many px of the viewport one of the list is. */
  #unit: Scale = { x: 1, y: 1 };
  /** Where a motion begins: an end of another scroll may be reported after that. */
  #start: number | undefined;
  /** Where code has scrolled to: that is not a move of the user's. */
  #expected: number | undefined;

  constructor(list: HTMLElement, rows: HTMLElement, owner: ScrollerOwner) {
    this.#list = list;
    this.#rows = rows;
    this.#owner = owner;
  }

  /** The user scrolls, or code does with an animation. */
  get isMoving(): boolean {
    return this.#isMoving;
  }

  /** The list scrolls itself. */
  get isOwn(): boolean {
    return this.#element === this.#list;
  }

  get element(): HTMLElement | undefined {
    return this.#element;
  }

  /** The list itself brings back what it shows: nobody else need set offsets. */
  claim(isOurs: boolean): void {
    this.#isClaimed = isOurs;
    if (!this.#element) return;
    if (isOurs) selfRestored().add(this.#element);
    else selfRestored().delete(this.#element);
  }

  connect(): void {
    watchSize(this.#list, this.#owner);
  }

  disconnect(): void {
    unwatchSize(this.#list, this.#owner);
    this.#use(undefined);
  }

  /** The list is shorter than its rows, so that it should scroll itself. */
  get #shouldBeOwn(): boolean {
    const [list, rows] = [this.#list, this.#rows];
    if (this.#owner.isHorizontal) return rows.offsetWidth > list.clientWidth + 1;
    return rows.offsetHeight > list.clientHeight + 1;
  }

  /** What scrolls the rows is still right. */
  get isProper(): boolean {
    return this.#element !== undefined && this.isOwn === this.#shouldBeOwn;
  }

  /** Looks for what scrolls the rows. */
  find(): void {
    const { offsetWidth, offsetHeight } = this.#rows;
    if (!offsetWidth && !offsetHeight) return; // It is hidden.
    if (this.isProper) return;
    this.#use(this.#shouldBeOwn ? this.#list : this.#around());
    this.#owner.scrollerChanged();
  }

  /** The visible part of the rows; undefined while nothing is visible. */
  measure(): View | undefined {
    const view = this.#element && this.#measure(this.#element);
    const size = this.#owner.isHorizontal ? this.#rows.offsetWidth : this.#rows.offsetHeight;
    this.#setInView(view !== undefined && view.offset + view.size > 0 && view.offset < size);
    return view;
  }

  /** Takes scroll anchoring from the browser while rows are in view. */
  #setInView(isInView: boolean): void {
    if (isInView === this.#isInView || !this.#element || this.isOwn) return;
    this.#isInView = isInView;
    setAnchoring(this.#element, this, !isInView);
  }

  #measure(element: HTMLElement): View | undefined {
    this.#unit = scaleOf(this.#rows);
    const isPage = this.#isPage(element);
    const box = isPage ? undefined : this.#boxOf(element);
    const rows = this.#boxOf(this.#rows);
    if (!rows.width && !rows.height) return undefined;
    const view = viewOf(this.#list);
    const innerWidth = view.innerWidth / this.#unit.x;
    const innerHeight = view.innerHeight / this.#unit.y;
    if (!this.#owner.isHorizontal) {
      const start = box ? box.top + element.clientTop : 0;
      const size = box ? element.clientHeight : innerHeight;
      return this.#clip(start - rows.top, size, start, innerHeight);
    }
    const start = box ? box.left + element.clientLeft : 0;
    const size = box ? element.clientWidth : innerWidth;
    if (!this.#isRtl) return this.#clip(start - rows.left, size, start, innerWidth);
    return this.#clip(rows.right - start - size, size, innerWidth - start - size, innerWidth);
  }

  /** Nothing of what scrolls the rows is visible. */
  get isHidden(): boolean {
    return this.#element?.getClientRects().length === 0;
  }

  /** The list is longer than its rows and than what is around it asks for: nothing has to scroll. */
  get hasRoom(): boolean {
    return !this.#owner.isHorizontal && parseFloat(getComputedStyle(this.#rows).marginBlockStart) > 1;
  }

  /** What scrolls with the rows after them, in px: the end of a page includes its last lines, but not a page of its own. */
  get trailing(): number {
    const element = this.#element;
    if (!element || this.isOwn || this.#owner.isHorizontal) return 0;
    const box = this.#isPage(element) ? { top: -element.scrollTop } : this.#boxOf(element);
    const start = this.#isPage(element) ? box.top / this.#unit.y : box.top + element.clientTop - element.scrollTop;
    const rows = this.#boxOf(this.#rows);
    const rest = start + element.scrollHeight / (this.#isPage(element) ? this.#unit.y : 1) - rows.top - rows.height;
    return rest > 0 && rest < element.clientHeight / 2 ? rest : 0;
  }

  /** What the browser says, in its own direction. */
  get position(): number {
    const element = this.#element!;
    return this.#owner.isHorizontal ? element.scrollLeft : element.scrollTop;
  }

  /** Scrolls without a motion, by a distance from where it was. */
  moveBy(distance: number, position: number): void {
    const to = position + (this.#owner.isHorizontal && this.#isRtl ? -distance : distance);
    this.#element!.scrollTo({ [this.#owner.isHorizontal ? 'left' : 'top']: to, behavior: 'instant' });
    this.#expected = this.position;
  }

  /** Scrolls by a distance with the browser's animation. */
  glideBy(distance: number): void {
    this.#isMoving = true;
    this.#expected = undefined;
    this.#start = this.position;
    const by = this.#owner.isHorizontal && this.#isRtl ? -distance : distance;
    this.#element!.scrollBy({ [this.#owner.isHorizontal ? 'left' : 'top']: by, behavior: 'smooth' });
    this.#restLater();
  }

  handleEvent(event: Event): void {
    if (event.type === 'resize') return this.#owner.resized([]);
    if (event.type === 'scrollend') {
      if (this.#start === undefined || Math.abs(this.position - this.#start) > 1) this.#rest();
      return;
    }
    const expected = this.#expected;
    this.#expected = undefined;
    const isOwn = expected !== undefined && Math.abs(this.position - expected) <= 1;
    if (!isOwn) {
      this.#isMoving = true;
      this.#restLater();
    }
    this.#owner.scrolled(isOwn);
  }

  /** A box in px of the list. */
  #boxOf(element: HTMLElement): Pick<DOMRect, 'left' | 'right' | 'top' | 'width' | 'height'> {
    const { left, right, top, width, height } = boxOf(element);
    const { x, y } = this.#unit;
    return { left: left / x, right: right / x, top: top / y, width: width / x, height: height / y };
  }

  get #isRtl(): boolean {
    return this.#list.matches(':dir(rtl)');
  }

  /** A scroller that is longer than the window shows only a part of itself. */
  #clip(offset: number, size: number, start: number, most: number): View | undefined {
    if (size <= 0) return undefined;
    return size <= most ? { offset, size } : { offset: offset - Math.min(0, start), size: most };
  }

  #isPage(element: HTMLElement): boolean {
    return element === element.ownerDocument.scrollingElement || element === element.ownerDocument.documentElement;
  }

  #around(): HTMLElement {
    const { ownerDocument: page } = this.#list;
    for (let node = parentOf(this.#list); node && node !== page.body; node = parentOf(node)) {
      if (node === page.documentElement) continue;
      const { overflowX, overflowY } = getComputedStyle(node);
      if (SCROLLS.test(this.#owner.isHorizontal ? overflowX : overflowY)) return node as HTMLElement;
    }
    return (page.scrollingElement ?? page.documentElement) as HTMLElement;
  }

  #use(element: HTMLElement | undefined): void {
    this.#listening?.abort();
    for (const around of this.#watched.splice(0)) unwatchSize(around, this.#owner);
    if (this.#element) selfRestored().delete(this.#element);
    clearTimeout(this.#timer);
    this.#isMoving = false;
    this.#expected = undefined;
    this.#setInView(false);
    this.#element = element;
    if (!element) return;
    if (this.#isClaimed) selfRestored().add(element);
    this.#listening = new AbortController();
    const options = { passive: true, signal: this.#listening.signal };
    const isPage = this.#isPage(element);
    const target = isPage ? element.ownerDocument : element;
    for (const type of ['scroll', 'scrollend']) target.addEventListener(type, this, options);
    if (isPage) element.ownerDocument.defaultView?.addEventListener('resize', this, options);
    if (this.isOwn) return;
    if (!isPage) this.#watched.push(element);
    // Siblings of the list and of its containers may change their size, and so move the rows. The containers are not observed:
    // they grow with the rows, and the ResizeObserver would report an error for its loop.
    for (let node: Element | null = this.#list; node && node !== element; node = parentOf(node))
      for (const each of node.parentElement?.children ?? []) if (each !== node) this.#watched.push(each);
    for (const around of this.#watched) watchSize(around, this.#owner);
  }

  #restLater(): void {
    clearTimeout(this.#timer);
    const wait = 'onscrollend' in globalThis ? STILL.known : STILL.guessed;
    this.#timer = setTimeout(() => this.#rest(), wait);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    if (!this.#isMoving) return;
    this.#isMoving = false;
    this.#start = undefined;
    this.#owner.rested();
  }
}

import { bringHome, glide, putMark, spanIn, type Span } from '../internal/motion/moving-mark.js';
import { isMotionReduced } from '../base/reduced-motion.js';
import { unwatchSize, watchSize, type SizeWatcher } from '../internal/observe/resize.js';

/** Scrolling by less than this, in px, is rounding. */
const SLACK = 1;

/** Where something that moves is among the tabs: so much of the way from one to another. */
export interface Between {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/**
 * The scrolling row of tabs: it keeps the selected one in sight, says at which ends there are more, and moves the mark. The
 * mark is drawn in the selected tab, so that at rest nothing has to be measured.
 */
export class Strip implements SizeWatcher {
  readonly #root: ParentNode;
  /** The mark, as of the latest update, and where it was before this one. */
  #mark: HTMLElement | null = null;
  #before: Span | undefined;
  #isMoving = false;
  /** Whether a selected tab has been brought into sight since the strip came to the page. */
  #isPlaced = false;
  #between: Between | undefined;
  /** The tabs' places while something is followed: to measure in each frame would cost layouts. */
  #spans: readonly Span[] | undefined;
  #watched: readonly HTMLElement[] = [];

  constructor(root: ParentNode) {
    this.#root = root;
    this.#scroller.addEventListener('scroll', () => this.hint(), { passive: true });
  }

  get buttons(): readonly HTMLElement[] {
    return [...this.#root.querySelectorAll<HTMLElement>('[role=tab]')];
  }

  connect(): void {
    this.#watched = [this.#scroller, this.#list];
    for (const element of this.#watched) watchSize(element, this);
  }

  disconnect(): void {
    for (const element of this.#watched) unwatchSize(element, this);
    this.#watched = [];
    this.#isPlaced = false;
    this.follow(undefined);
  }

  /** Another tab is about to be selected. */
  willMove(): void {
    this.#isMoving = this.#mark !== null;
    if (this.#mark && !this.#between) this.#before = spanIn(this.#list, this.#mark);
  }

  /** The tabs are drawn. */
  updated(): void {
    const mark = this.#root.querySelector<HTMLElement>('.mark');
    const isOther = mark !== this.#mark && this.#isMoving;
    this.#isMoving = false;
    this.#mark = mark;
    this.#spans = undefined;
    if (this.#between) this.#put(this.#between);
    else if (mark && isOther && this.#before) glide(mark, this.#list, this.#before);
    if (isOther) this.show(true);
    this.#before = undefined;
  }

  /** Shows the mark between two tabs; undefined brings it back to the selected one. */
  follow(between: Between | undefined): void {
    const wasFollowing = this.#between !== undefined;
    this.#between = between;
    if (between) this.#put(between);
    else if (wasFollowing && this.#mark) bringHome(this.#mark);
  }

  /** Scrolls the selected tab to the middle, as far as that is possible. */
  show(isSmooth: boolean): void {
    const scroller = this.#scroller;
    const tab = this.#mark?.parentElement;
    if (!tab || scroller.scrollWidth - scroller.clientWidth <= SLACK) return;
    const { left, width } = spanIn(scroller, tab);
    const by = left + width / 2 - scroller.clientWidth / 2;
    scroller.scrollBy({ left: by, behavior: isSmooth && !isMotionReduced() ? 'smooth' : 'instant' });
  }

  resized(entries: readonly ResizeObserverEntry[]): void {
    this.#spans = undefined;
    if (this.#between) this.#put(this.#between);
    // A label that changes must not scroll away what the user looks at.
    if (!this.#isPlaced || entries.some(({ target }) => target === this.#scroller)) this.show(false);
    this.#isPlaced = this.#mark !== null;
    this.hint();
  }

  /** Fades the tabs at an end where there are more. */
  hint(): void {
    const scroller = this.#scroller;
    const room = scroller.scrollWidth - scroller.clientWidth;
    const way = Math.abs(scroller.scrollLeft);
    scroller.classList.toggle('more-before', way > SLACK);
    scroller.classList.toggle('more-after', room - way > SLACK);
  }

  get #scroller(): HTMLElement {
    return this.#root.querySelector<HTMLElement>('[part=strip]')!;
  }

  get #list(): HTMLElement {
    return this.#root.querySelector<HTMLElement>('[part=list]')!;
  }

  #put({ from, to, share }: Between): void {
    const mark = this.#mark;
    const buttons = this.buttons;
    this.#spans ??= buttons.map(({ offsetLeft, offsetWidth }) => ({ left: offsetLeft, width: offsetWidth }));
    const [start, end] = [this.#spans[from], this.#spans[to]];
    const home = this.#spans[buttons.indexOf(mark?.parentElement as HTMLElement)];
    if (!mark || !start || !end || !home) return;
    const mixed = (name: keyof Span) => start[name] + (end[name] - start[name]) * share;
    putMark(mark, home, { left: mixed('left'), width: mixed('width') });
  }
}

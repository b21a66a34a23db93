import { isMotionReduced } from '../base/reduced-motion.js';
import type { Layout } from './layout.js';
import type { Goal } from './place.js';
import type { Scroller } from './scroller.js';

export interface ScrollToIndexOptions {
  /** Where in the view the item comes to lie. Default: `start`. */
  readonly block?: ScrollLogicalPosition;
  /** `smooth` for a motion. Default: at once. */
  readonly behavior?: ScrollBehavior;
}

/** Distance that is scrolled with a motion at most, in lengths of the view: before that it jumps. */
const MOST = 2;

/** What the user does to scroll elsewhere. */
const TAKES = ['wheel', 'pointerdown', 'touchstart', 'keydown'];

/** Scrolls by code: to an entry, at once or with a motion that the user can end. */
export class Glide {
  readonly #list: HTMLElement;
  readonly #layout: Layout;
  readonly #scroller: Scroller;
  #running: { readonly goal: Goal; readonly done: () => void; readonly listening: AbortController } | undefined;

  constructor(list: HTMLElement, layout: Layout, scroller: Scroller) {
    this.#list = list;
    this.#layout = layout;
    this.#scroller = scroller;
  }

  /** Resolves when the entry is where it should be, or the user scrolls elsewhere. */
  async to(entry: number, block: ScrollLogicalPosition, behavior: ScrollBehavior): Promise<void> {
    this.end();
    const goal = this.#goalOf(entry, block);
    const layout = this.#layout;
    if (!goal) return;
    layout.pin.release();
    if (behavior !== 'smooth' || isMotionReduced() || !layout.view) return layout.go(goal);
    const most = MOST * layout.view.size;
    const distance = layout.distanceTo(goal);
    if (Math.abs(distance) > most) {
      const rest = Math.sign(distance) * most;
      layout.go({ entry, delta: (...sizes) => goal.delta(...sizes) - rest });
    }
    await new Promise<void>((done) => {
      const listening = new AbortController();
      const options = { passive: true, signal: listening.signal };
      for (const type of TAKES) this.#list.addEventListener(type, () => this.end(), options);
      this.#running = { goal, done, listening };
      this.#scroller.glideBy(layout.distanceTo(goal));
    });
  }

  /** The scroller has come to rest. Sizes on the way were not as expected: only now the goal is where it is. */
  rested(): void {
    const running = this.#running;
    if (running) this.#layout.go(running.goal);
    else this.#layout.settle();
    this.end();
  }

  end(): void {
    const running = this.#running;
    this.#running = undefined;
    running?.listening.abort();
    running?.done();
  }

  /** Where headers stay: what is beyond that is covered. */
  get #edge(): number {
    const styles = [...this.#list.querySelectorAll(':scope > [data-group]')].map((header) => getComputedStyle(header));
    return parseFloat(styles.find(({ position }) => position === 'sticky')?.insetBlockStart ?? '') || 0;
  }

  #goalOf(entry: number, block: ScrollLogicalPosition): Goal | undefined {
    const edge = this.#edge;
    this.#layout.edge = edge;
    const start: Goal = { entry, delta: (_size, _view, header) => -header - edge };
    const end: Goal = { entry, delta: (size, view) => size - view };
    if (block === 'center') return { entry, delta: (size, view, header) => (size - view - header - edge) / 2 };
    if (block === 'end') return end;
    if (block !== 'nearest' || this.#layout.distanceTo(start) < 0) return start;
    return this.#layout.distanceTo(end) > 0 ? end : undefined;
  }
}

import { viewOf } from '../internal/element/view.js';
import { allInside } from '../internal/observe/flat.js';
import { scrollerOf } from '../internal/observe/scroller-of.js';
import type { NcList } from '../list/list.js';

/** Parts of a px that browsers round off. */
const SLACK = 1.5;

/** Resolves when what was there has been laid out and is on screen. */
const drawn = (view: Window) =>
  new Promise<unknown>((resolve) => {
    view.requestAnimationFrame(() => view.requestAnimationFrame(resolve));
  });

/** The sections that letters lead to, groups of an `nc-list` or elements with `data-letter`, and what scrolls them. */
export class Sections {
  readonly #host: HTMLElement;
  /** The list whose groups they are. */
  #list: NcList | undefined;
  /** The first item of each group, or the element of each section. */
  readonly #starts = new Map<string, number | HTMLElement>();
  #scroller: HTMLElement | undefined;

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /** The letters, in the order of the sections. */
  get letters(): readonly string[] {
    return [...this.#starts.keys()];
  }

  has(letter: string): boolean {
    return this.#starts.has(letter);
  }

  /** Looks at what there is. */
  read(): void {
    this.#list = allInside<NcList>(this.#host, 'nc-list').find(({ groups }) => groups?.length);
    const starts = this.#list
      ? this.#list.groups
      : allInside<HTMLElement>(this.#host, '[data-letter]').map((each) => [each.dataset.letter!, each] as const);
    this.#starts.clear();
    // The first one counts where several have the same letter.
    for (const [letter, start] of starts) if (letter && !this.#starts.has(letter)) this.#starts.set(letter, start);
  }

  /** Looks for what scrolls them. */
  findScroller(): HTMLElement | undefined {
    const { value } = this.#starts.values().next();
    // A list may scroll itself: it is around its rows.
    const inner = this.#list ? (this.#list.firstElementChild ?? this.#list) : (value as HTMLElement | undefined);
    this.#scroller = inner && scrollerOf(inner);
    return this.#scroller;
  }

  /** The letter of the section at `offset` px from the start of the view: the last one that has come there. */
  letterAt(offset: number): string {
    const { letters } = this;
    const { top } = this.#view;
    return letters.findLast((letter) => this.#topOf(letter) <= top + offset + SLACK) ?? letters[0] ?? '';
  }

  /** Nothing can be scrolled further, and a section is in view that cannot come to the start. */
  isAtEnd(letter: string, offset: number): boolean {
    const scroller = this.#scroller;
    if (!scroller) return false;
    const { scrollTop, scrollHeight, clientHeight } = scroller;
    const { top, bottom } = this.#view;
    const start = this.#topOf(letter);
    return scrollTop + clientHeight >= scrollHeight - SLACK && start > top + offset + SLACK && start < bottom;
  }

  /** Scrolls to a section. Resolves when it is there: rows of a list may get their content, as React's do, in the next frame. */
  async go(letter: string, offset: number): Promise<void> {
    const start = this.#starts.get(letter);
    if (typeof start === 'number') {
      await this.#list!.scrollToIndex(start);
      await drawn(viewOf(this.#host));
    } else this.#scroller?.scrollBy({ top: this.#topOf(letter) - this.#view.top - offset, behavior: 'instant' });
  }

  /** Gives the focus to the first of a section that takes it, and says whether there is one. */
  enter(letter: string): boolean {
    const start = this.#starts.get(letter);
    const first = typeof start === 'number' ? this.#list!.querySelector(`:scope > [data-index='${start}']`) : start;
    for (let part = first; part && (part === first || !part.matches('[data-letter]')); part = part.nextElementSibling) {
      for (const each of [part, ...part.querySelectorAll('*')]) {
        (each as HTMLElement).focus({ preventScroll: true });
        // Not `:focus-within`, which matches nothing in a window in the background.
        if ((each.getRootNode() as Document | ShadowRoot).activeElement === each) return true;
      }
      if (this.#list) break;
    }
    return false;
  }

  /** How long one px of what scrolls is, as boxes are measured. */
  get #unit(): number {
    const { offsetHeight = 0 } = this.#scroller ?? {};
    const height = this.#scroller?.getBoundingClientRect().height ?? 0;
    return Math.abs(height - offsetHeight) <= 1 || !offsetHeight ? 1 : height / offsetHeight;
  }

  /** Where the view begins and ends in the window, in px of what scrolls. */
  get #view(): { readonly top: number; readonly bottom: number } {
    const scroller = this.#scroller;
    const { documentElement, scrollingElement } = this.#host.ownerDocument;
    if (!scroller || scroller === scrollingElement) return { top: 0, bottom: documentElement.clientHeight };
    const top = scroller.getBoundingClientRect().top / this.#unit + scroller.clientTop;
    return { top, bottom: top + scroller.clientHeight };
  }

  #topOf(letter: string): number {
    const start = this.#starts.get(letter);
    const element = typeof start === 'number' ? this.#list!.querySelector(`:scope > [data-group='${start}']`) : start;
    return (element?.getClientRects()[0]?.top ?? Infinity) / this.#unit;
  }
}

import type { ListenerWatch } from './listener-watch.js';
import type { RouterLink } from './router-link.js';
import { countElements } from './tree.js';

/** What the document held: before a page was opened, or after it was closed. */
interface Measure {
  readonly nodes: number;
  readonly listeners: number;
}

/** A page that was opened and closed again. */
export interface Visit {
  readonly id: number;
  readonly url: string;
  readonly before: Measure;
  readonly after: Measure;
  /** The page's own element, unless the engine has collected it. */
  readonly element: WeakRef<Element> | undefined;
}

interface Open {
  url: string;
  before: Measure;
  element?: WeakRef<Element>;
}

const LIMIT = 50;

/** Measures the document before and after each page that comes on top of another. */
export class Visits {
  readonly #link: RouterLink;
  readonly #listeners: ListenerWatch;
  readonly #onVisit: () => void;
  readonly #open = new Map<string, Open>();
  #known = new Set<string>();
  #visits: Visit[] = [];
  #count = 0;
  #isStopped = false;

  constructor(link: RouterLink, listeners: ListenerWatch, onVisit: () => void) {
    this.#link = link;
    this.#listeners = listeners;
    this.#onVisit = onVisit;
    this.#known = new Set(this.#entries.map(({ key }) => key));
    link.onChange(() => this.#follow());
  }

  /** The latest first. */
  get all(): readonly Visit[] {
    return this.#visits;
  }

  stop(): void {
    this.#isStopped = true;
    this.#open.clear();
    this.#visits = [];
  }

  get #entries() {
    const { entries = [], tabs = [], leaving = [] } = this.#link.router?.getSnapshot() ?? {};
    return [...tabs, ...entries, ...leaving];
  }

  #measure(): Measure {
    return { nodes: countElements(), listeners: this.#listeners.left.length };
  }

  #follow(): void {
    const present = new Set(this.#entries.map(({ key }) => key));
    const top = this.#link.router?.getSnapshot().entries.at(-1);
    for (const [key, open] of this.#open) {
      const element = this.#link.router?.page(key)?.element;
      if (element && present.has(key)) open.element ??= new WeakRef<Element>(element);
      if (present.has(key)) continue;
      this.#open.delete(key);
      this.#close(open);
    }
    // The shell has not drawn the page yet: the document is as it was.
    if (top && this.#known.size > 0 && !this.#known.has(top.key) && !top.tab) {
      this.#open.set(top.key, { url: top.url, before: this.#measure() });
    }
    this.#known = present;
  }

  #close({ url, before, element }: Open): void {
    // The shell removes the page in one frame; observers and effects of the page may end in the next.
    const frames = (count: number): void => {
      if (this.#isStopped) return;
      if (count > 0) return void requestAnimationFrame(() => frames(count - 1));
      const visit = { id: this.#count++, url, before, after: this.#measure(), element };
      this.#visits = [visit, ...this.#visits.slice(0, LIMIT - 1)];
      this.#onVisit();
    };
    frames(3);
  }
}

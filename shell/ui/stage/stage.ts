import type { ReactNode } from 'react';
import type { Chunk, Entry, Phase, Router, Target } from '../../router/index.js';
import { rooted } from '../../router/url.js';
import { cssLengthOf, pixelsOf } from '../base/length.js';
import { Observable } from '../base/observable.js';
import type { StageRules } from './layout.js';
import type { AppDefinition, PageDefinition } from '../definition/types.js';

/** Defaults of `split`. */
const MIN_WIDTH = 768;
const LIST_WIDTH = 360;

/** What the stage needs of the app. */
interface StageHost {
  readonly router: Router;
  readonly pages: readonly PageDefinition[];
  readonly definition: AppDefinition;
  pageOf(route: string): PageDefinition | undefined;
}

/** What the component that shows a page as a sheet or dialog is told. */
export interface PagePopupProps {
  kind: 'sheet' | 'dialog';
  title: string;
  phase: Phase;
  chunk: Chunk | undefined;
  /** Whether it belongs on screen. */
  isVisible: boolean;
  isActive: boolean;
  /** Whether the page has a navigation bar, with a button that closes it. */
  hasBar: boolean;
  /** Tells whether it is on screen, until it has faded out. */
  onShown: (isShown: boolean) => void;
  children: ReactNode;
}

/** Which pages are seen together: sheets and dialogs over the page beneath, details beside their list. */
export class Stage {
  /** Whether lists have their details beside them. */
  readonly isWide = new Observable(false);
  /** Key of the page that shows because the one above it is being swiped away. */
  readonly uncovered = new Observable<string | undefined>(undefined);
  /** What shows sheets and dialogs did not load: they are shown as pages. */
  #isWithoutPopups = false;
  readonly #host: StageHost;

  constructor(host: StageHost) {
    this.#host = host;
  }

  readonly presentationOf = (route: string): 'page' | 'sheet' | 'dialog' =>
    this.#isWithoutPopups ? 'page' : (this.#host.pageOf(route)?.presentation ?? 'page');

  readonly isDetail = (page: Target, beneath: Target): boolean => {
    const list = this.#host.pageOf(page.route)?.split ? this.#host.router.parentOf(page) : undefined;
    return list?.route === beneath.route && JSON.stringify(list.params) === JSON.stringify(beneath.params);
  };

  readonly isList = (route: string): boolean =>
    this.#host.pages.some(
      ({ split, parent }) => split && parent && this.#host.router.match(rooted(parent))?.route === route,
    );

  readonly showsBeneath = (top: Entry, beneath: Entry): boolean =>
    this.presentationOf(top.route) !== 'page' || (this.isWide.get() && this.isDetail(top, beneath));

  /** Another detail of the same list takes the place of the one that is shown. */
  readonly replaces = (top: Entry, target: Target): boolean => {
    const list = this.#host.router.getSnapshot().entries.at(-2);
    return this.isWide.get() && !!list && this.isDetail(top, list) && this.isDetail(target, list);
  };

  /** The detail above the list with this key. */
  detailOf(key: string): Entry | undefined {
    const { entries } = this.#host.router.getSnapshot();
    const place = entries.findIndex((entry) => entry.key === key);
    const above = entries[place + 1];
    return above && entries[place] && this.isDetail(above, entries[place]) ? above : undefined;
  }

  /** Whether the page on top slides over the one beneath, so that a swipe can take it back. */
  get canSwipe(): boolean {
    const { entries } = this.#host.router.getSnapshot();
    const [beneath, top] = entries.slice(-2);
    return !!top && !!beneath && !this.showsBeneath(top, beneath);
  }

  /** Whether the page beneath moves as the one on top is swiped away: not if it has another page beside it or over it. */
  get movesBeneath(): boolean {
    const [below, beneath] = this.#host.router.getSnapshot().entries.slice(-3, -1);
    return !below || !beneath || !this.showsBeneath(below, beneath);
  }

  /** For the layout. A new object whenever its answers may have changed. */
  get rules(): StageRules {
    const { presentationOf, isDetail, isList } = this;
    return { isWide: this.isWide.get(), presentationOf, isDetail, isList };
  }

  /** Follows the width of the window. `element` contains the pages. Returns a function that ends it. */
  follow(element: HTMLElement): () => void {
    const { pages, definition, router } = this.#host;
    const { split = {} } = definition;
    const minWidth = pixelsOf(split.minWidth, 'minWidth') ?? MIN_WIDTH;
    const maxWidth = pixelsOf(definition.maxWidth, 'maxWidth') ?? Infinity;
    // The width of the pages themselves depends on the windows that the page allows: it could change to and fro.
    if (maxWidth < minWidth || !pages.some((page) => page.split)) return () => undefined;
    element.style.setProperty('--nc-split-list-width', cssLengthOf(split.listWidth) ?? `${LIST_WIDTH}px`);
    const media = matchMedia(`(min-width: ${minWidth}px)`);
    const update = (): void => {
      this.isWide.set(media.matches);
      router.updateVisible();
    };
    update();
    media.addEventListener('change', update);
    return () => media.removeEventListener('change', update);
  }

  /** Shows sheets and dialogs as pages from now on. */
  goWithoutPopups(): void {
    this.#isWithoutPopups = true;
    this.#host.router.updateVisible();
  }
}

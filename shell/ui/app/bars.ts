import { given } from '../../../elements/base/given.js';
import type { Page } from '../../router/index.js';
import { Observable } from '../base/observable.js';
import type { PageStyle, TabBarDefinition } from '../definition/types.js';

/** What calls and `usePage()` have set on the navigation bar of one page. */
export interface NavigationBarState {
  readonly title?: string;
  readonly frontColor?: '#ffffff' | '#000000';
  readonly backgroundColor?: string;
  readonly loading?: boolean;
  /** Duration (ms) and easing with which colors change. */
  readonly animation?: { readonly duration?: number; readonly timingFunc?: string };
  /** What `setPageStyle` has changed beyond the bar. */
  readonly style?: Partial<PageStyle>;
  /** Declarations of `setPageMeta` for what scrolls the page, and for `<html>`. */
  readonly pageStyle?: string;
  readonly rootFontSize?: string;
}

export interface TabBarState extends TabBarDefinition {
  readonly hidden: boolean;
  /** Whether the call that has shown or hidden the bar asks for motion. */
  readonly isAnimated?: boolean;
}

/** The key of the title in the page's snapshot. */
const TITLE = 'title';

/** State of the bars that calls and `usePage()` have set. It overrides the app's definition. */
export class Bars {
  readonly tabs: Observable<TabBarState>;
  /** Height of the tab bar with its safe area, once it is drawn: 0 where the app's own styles hide it, as on wide screens. */
  readonly tabBarHeight = new Observable<number | undefined>(undefined);
  /** Changes whenever the style of a page does. */
  readonly styled = new Observable<object>({});
  readonly #pages = new WeakMap<Page, Observable<NavigationBarState>>();

  constructor(definition: TabBarDefinition | undefined) {
    this.tabs = new Observable<TabBarState>({ list: [], ...given(definition), hidden: false });
  }

  /** The state of a page's bar. */
  page(page: Page): Observable<NavigationBarState> {
    let state = this.#pages.get(page);
    if (!state) {
      // A title stays until the page is closed, also after a reload.
      const title = page.snapshot.get(TITLE);
      this.#pages.set(page, (state = new Observable<NavigationBarState>(typeof title === 'string' ? { title } : {})));
    }
    return state;
  }

  /** What is undefined in a change is taken away: the page's own holds again. */
  setPage(page: Page, change: NavigationBarState): void {
    const state = this.page(page);
    const now = state.get();
    const names = Object.keys(change) as (keyof NavigationBarState)[];
    // A page may set its title in each of its effects.
    if (names.every((name) => Object.is(change[name], now[name]))) return;
    if (change.title !== undefined) page.snapshot.set(TITLE, change.title);
    // oxlint-disable-next-line nacre-objects/given -- an undefined value takes away what was set before
    state.set({ ...now, ...change });
    if (change.style) this.styled.set(change.style);
  }

  setTabs(change: Partial<TabBarState>): void {
    this.tabs.set({ ...this.tabs.get(), ...given(change) });
  }
}

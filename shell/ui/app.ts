import { device } from '../device/index.js';
import { createRouter, type Answer, type PageConfig, type Router, type Target } from '../router/index.js';
import { Bars } from './bars.js';
import type { Late } from './late.js';
import { onLanguage } from './locale.js';
import { Observable } from './observable.js';
import type { AppDefinition, PageDefinition, PageStyle } from './types.js';

const BAR_CALLS = [
  'setNavigationBarTitle',
  'setNavigationBarColor',
  'showNavigationBarLoading',
  'hideNavigationBarLoading',
  'setTabBarItem',
  'setTabBarStyle',
  'showTabBar',
  'hideTabBar',
  'setTabBarBadge',
  'removeTabBarBadge',
  'showTabBarRedDot',
  'hideTabBarRedDot',
  'pageScrollTo',
  'startPullDownRefresh',
  'stopPullDownRefresh',
] as const;

type LateModule = typeof import('./late.js');

export type BarCall = (typeof BAR_CALLS)[number];

/** An app: its definition, its router, and what code says to its bars. Made by `defineApp`, shown by `AppShell`. */
export class App {
  readonly definition: AppDefinition;
  readonly router: Router;
  readonly bars: Bars;
  /** Of the document, while no page has said anything else. */
  title = '';
  /** Motion and scrolling, while the app runs and once they are loaded. */
  readonly late = new Observable<Late | undefined>(undefined);
  /** Key of the page that shows because the one above it is being swiped away. */
  readonly swiped = new Observable<string | undefined>(undefined);
  #auth: Promise<typeof import('../auth/index.js')> | undefined;

  constructor(definition: AppDefinition) {
    this.definition = definition;
    this.router = createRouter({ ...definition, canEnter: (to, page) => this.#admit(to, page) });
    this.bars = new Bars(definition.tabBar);
  }

  pageOf(route: string): PageDefinition | undefined {
    return this.definition.pages.find((page) => page.path === route);
  }

  /** The style of a page: its own over that of the app. */
  styleOf(route: string): PageStyle {
    return { ...this.definition.style, ...this.pageOf(route)?.style };
  }

  /** Shows the first page and answers the bus, until the signal aborts. */
  async start(signal: AbortSignal): Promise<void> {
    const { locale, identity } = this.definition;
    // The names that the app gives hold from the first page on. Without, this waits for what StrictMode does: it
    // starts an app, stops it and starts it again, which is to be one launch.
    await (identity && this.#identity());
    if (signal.aborted) return;
    if (locale !== undefined) {
      import('../../locales/index.js')
        .then(({ setLocale }) => setLocale(locale, { remember: true }))
        .catch(this.report);
    }
    let loading: Promise<LateModule> | undefined;
    const load = () =>
      (loading ??= this.#loadLate(signal).catch((error: unknown) => {
        loading = undefined;
        throw error;
      }));
    const stops = [
      device.provideLazy(BAR_CALLS, async () => (await load()).Late.answers(this)),
      device.provideLazy(['getLocale', 'setLocale'], () => import('../locale/index.js')),
      device.source('localeChange', (emit, end) => {
        const stop = onLanguage((locale) => emit({ locale }));
        end.addEventListener('abort', stop);
      }),
      // Beside the first page; where that fails, beside the next.
      this.router.subscribe(() => void load().catch(this.report)),
      () => this.router.stop(),
      () => this.late.set(undefined),
    ];
    signal.addEventListener('abort', () => stops.forEach((stop) => stop()));
    this.title = document.title;
    await this.router.start();
  }

  /** Tells the app of an error. */
  readonly report = (error: unknown): void => this.router.app.send('error', error);

  async #loadLate(signal: AbortSignal): Promise<LateModule> {
    const module = await import('./late.js');
    if (!signal.aborted) this.late.set(new module.Late(this, signal));
    return module;
  }

  #identity(): Promise<typeof import('../auth/index.js')> {
    return (this.#auth ??= import('../auth/index.js').then((auth) => {
      const { identity } = this.definition;
      if (identity) auth.configureIdentity(identity);
      return auth;
    }));
  }

  /** Asks for the roles that the page wants, then the app. */
  #admit(to: Target, page: PageConfig | undefined): Answer | Promise<Answer> {
    const ask = (): Answer | Promise<Answer> => this.definition.canEnter?.(to, page) ?? true;
    return page?.roles?.length ? this.#askRoles(to, page, ask) : ask();
  }

  async #askRoles(to: Target, { path, roles = [] }: PageConfig, ask: () => Answer | Promise<Answer>): Promise<Answer> {
    const { hasRole } = await this.#identity();
    if (roles.some(hasRole)) return ask();
    const { loginPage } = this.definition.identity ?? {};
    if (!loginPage || loginPage === path) return false;
    return `${loginPage}?redirect=${encodeURIComponent(to.url)}`;
  }
}

/** Describes an app: its pages, bars, windows and what it does when it starts, stops or fails. */
export const defineApp = (definition: AppDefinition): App => new App(definition);

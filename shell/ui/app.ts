import { lazy } from '../../elements/base/lazy.js';
import { given } from '../../elements/base/given.js';
import { setLocale } from '../../locales/index.js';
import { describeApp } from '../device/app-info.js';
import { device } from '../device/index.js';
import { restoreTheme } from '../device/calls/system/web/theme.js';
import { setBarColor } from '../device/calls/page/web/theme-color.js';
import { bringOverlays } from '../overlays/install.js';
import { SYSTEM_PAGES } from './pages/index.js';
import { createRouter, type PageConfig, type Router, type Target } from '../router/index.js';
import { isOpenAtStart, mayEnter } from './identity/feature.js';
import { provideBarCalls } from './bars/bar-calls.js';
import { providePageCalls } from './bars/page-calls.js';
import { Bars } from './app/bars.js';
import type { App, WindowSizes } from './app/context.js';
import { noticeExit } from './leaving/exit-notice.js';
import { Features } from './features.js';
import { followKeyboard } from './keyboard/keyboard.js';
import { Motions } from './motion/motion.js';
import { applyNetworkTimeout, checkNetworkTimeout } from './definition/network-timeout.js';
import { Observable } from './base/observable.js';
import { runApp } from './identity/running.js';
import { Stage } from './stage/stage.js';
import { provideTabCalls } from './bars/tab-calls.js';
import { AppTheme } from './definition/theme.js';
import { provideWindowCalls } from './windows/feature.js';
import { followWindowInsets } from './bars/insets.js';
import type { AppDefinition, PageDefinition, PageStyle } from './definition/types.js';

/** What warns of changes that are not saved, which few apps need. */
const loadUnsavedCalls = /* @__PURE__ */ lazy(() => import('./leaving/unsaved-calls.js'));

/** Calls that few apps use. */
const ALERTS = ['enableAlertBeforeUnload', 'disableAlertBeforeUnload'] as const;

/** Makes the parts of an app, and starts them. */
class DefinedApp implements App {
  readonly definition: AppDefinition;
  readonly router: Router;
  readonly bars: Bars;
  readonly motions = new Motions();
  readonly stage: Stage;
  readonly theme: AppTheme;
  readonly windowSizes = new Observable<WindowSizes>({});
  readonly #features: Features;
  /** Those of the app, and those that each app has. */
  readonly #pages: readonly PageDefinition[];
  readonly lateTitle = new Observable('');
  title = '';

  constructor(definition: AppDefinition) {
    const canEnter = (to: Target, page: PageConfig | undefined) => mayEnter(this, to, page);
    checkNetworkTimeout(definition.networkTimeout);
    this.definition = definition;
    const isFree = ({ path }: PageDefinition) => !definition.pages.some((page) => page.path === path);
    this.#pages = [...definition.pages, ...SYSTEM_PAGES.filter(isFree)];
    this.router = createRouter({
      ...definition,
      pages: this.#pages,
      canEnter,
      sendsReady: true,
      showsBeneath: (top, beneath) => this.stage.showsBeneath(top, beneath),
      replaces: (top, target) => this.stage.replaces(top, target),
    });
    const { router, pageOf } = this;
    this.stage = new Stage({ router, pages: this.#pages, definition, pageOf });
    this.bars = new Bars(definition.tabBar);
    this.theme = new AppTheme(definition.theme);
    this.#features = new Features({ definition, pages: this.#pages });
  }

  readonly pageOf = (route: string): PageDefinition | undefined => this.#pages.find((page) => page.path === route);

  readonly styleOf = (route: string, key?: string): PageStyle => {
    const page = key === undefined ? undefined : this.router.page(key);
    const changed = page && this.bars.page(page).get().style;
    const { resolve } = this.theme;
    // Each by itself: where the theme lacks a value of the page, that of the app holds.
    return Object.assign(
      {},
      ...[this.definition.style, this.pageOf(route)?.style, changed].map((style = {}) => given(resolve(style))),
    );
  };

  async start(signal: AbortSignal): Promise<void> {
    const { locale, offline } = this.definition;
    // StrictMode starts an app, stops it and starts it again, all in one task: only the last start counts.
    await Promise.resolve();
    if (signal.aborted) return;
    const first = this.#features.first();
    if (first) {
      this.router.prepareStart((route) => isOpenAtStart(this, route));
      await first;
      if (signal.aborted) return;
    }
    restoreTheme();
    this.theme.follow(signal);
    this.#features.start(this, signal);
    // 'auto' prefers what the user has chosen.
    if (locale !== undefined) setLocale(locale, locale === 'auto' ? { remember: true } : {}).catch(this.report);
    const stops = [
      provideBarCalls(this),
      providePageCalls(this),
      provideTabCalls(this),
      device.provideLazy(ALERTS, async () => (await loadUnsavedCalls()).unsavedCalls(this.router)),
      provideWindowCalls(this),
      bringOverlays(),
      describeApp(this.definition),
      applyNetworkTimeout(this.definition.networkTimeout),
      followWindowInsets(this),
      followKeyboard(),
      noticeExit(this.router),
      this.motions.follow(this.router),
      ...(offline ? [offline()] : []),
      runApp(this),
      () => setBarColor(undefined),
      () => this.router.stop(),
    ];
    signal.addEventListener('abort', () => stops.forEach((stop) => stop()));
    this.title ||= document.title;
    await this.router.start();
    const { key = '' } = this.router.getSnapshot().entries.at(-1) ?? {};
    const stop = this.router.page(key)?.on('ready', () => this.#features.loadWhenIdle());
    signal.addEventListener('abort', () => stop?.());
  }

  readonly report = (error: unknown): void => this.router.app.report(error);
}

/** Describes an app: its pages, bars, windows and what it does when it starts, stops or fails. */
export const defineApp = (definition: AppDefinition): App => new DefinedApp(definition);

import { setAppFolder } from '../device/app-folder.js';
import {
  device,
  DeviceError,
  ErrCode,
  EventChannel,
  onBackHold,
  type NavigateBackOptions,
  type NavigateToOptions,
} from '../device/index.js';
import { withResult } from '../device/calls/route/web/navigation.js';
import { isWebUrl } from '../../elements/base/urls.js';
import { provideAppCalls } from './app-calls.js';
import type { LeaveGuard, LeaveGuardOptions } from './guards.js';
import type { AppEvents, Page, PageEvent } from './lifecycle.js';
import { followLinks } from './links.js';
import { Navigator, type Cancelable, type Opening, type OpenOptions } from './navigator.js';
import { checkParents, parentOf } from './parents.js';
import { provideRoutes } from './providers.js';
import { Routes } from './routes.js';
import { runningRouter, setRunning } from './running.js';
import { RouterStore } from './store.js';
import type { Navigation, QueryInput, RouterOptions, RouterSnapshot, Target } from './types.js';
import { parseUrl, UrlCodec } from './url.js';

/**
 * The page stack of an app. A document has one router. Calls fail with a `DeviceError` whose message is
 * `navigateTo:fail reason`.
 */
export class Router {
  readonly #options: RouterOptions;
  readonly #codec: UrlCodec;
  readonly #store: RouterStore;
  readonly #navigator: Navigator;
  #running: AbortController | undefined;

  constructor(options: RouterOptions) {
    this.#options = options;
    this.#codec = new UrlCodec(options.router);
    // Before the start: what an app does first may ask for it.
    setAppFolder(this.#codec.folder);
    const routes = new Routes(options);
    checkParents(routes, options.pages);
    this.#store = new RouterStore(routes, options);
    this.#navigator = new Navigator(this.#store, this.#codec, options);
  }

  /** Events of the app: launch, show, hide, error, unhandledrejection, pagenotfound, exitattempt (Back on the first page). */
  get app(): AppEvents {
    return this.#store.app;
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);
  readonly getSnapshot = (): RouterSnapshot => this.#store.snapshot;

  /** Loads the module of the page that `start` will open, if it is wanted, while the app still waits for something else. */
  prepareStart(isWanted: (route: string) => boolean): void {
    const { url } = this.#navigator.history;
    const target = this.match(url);
    if (target && isWanted(target.route)) this.#prepare(url);
  }

  /**
   * Shows the page of a URL before the start, as the start will: for what is rendered ahead, such as on a server. Default: the
   * URL in the address bar. Resolves to whether the page's module has loaded. Does not touch the browser's history.
   */
  preview(url = this.#navigator.history.url): Promise<boolean> {
    return this.#store.preview(url);
  }

  /** Takes control of `history` and opens the page of the current URL. Resolves when it is on top. */
  start(): Promise<void> {
    if (this.#running) return Promise.resolve();
    this.#running = new AbortController();
    setRunning(this);
    setAppFolder(this.#codec.folder);
    const { signal } = this.#running;
    const { history } = this.#navigator;
    this.#listen(signal);
    this.app.connect(signal, (visible) => this.#store.show(visible));
    const save = (): void => this.#store.save();
    window.addEventListener('pagehide', save, { signal });
    // A browser discards a tab in the background without `pagehide`.
    document.addEventListener('visibilitychange', () => document.hidden && save(), { signal });
    document.addEventListener('freeze', save, { signal });
    const stops = [
      provideRoutes(this),
      provideAppCalls(this.#store),
      onBackHold((isHeld) => this.#navigator.hold(isHeld)),
    ];
    signal.addEventListener('abort', () => {
      for (const stop of stops) stop();
      history.stop();
      this.#navigator.interrupt();
    });
    if (this.#options.links !== false) {
      const handler = { open: (url: string) => this.#follow(url), prepare: (url: string) => this.#prepare(url) };
      followLinks(this.#codec, handler, signal);
    }
    history.start();
    return history
      .run(() => this.#navigator.launch())
      .catch((error: unknown) => {
        // A start that was stopped reports nothing.
        if (!signal.aborted) throw error;
      });
  }

  /** Removes all listeners and providers. The stack stays stored for the next start. */
  stop(): void {
    if (!this.#running) return;
    this.#store.save();
    this.#running.abort();
    this.#running = undefined;
    if (runningRouter() === this) {
      setRunning(undefined);
      setAppFolder(undefined);
    }
    device.emit('routerStop', {});
  }

  /** Opens a page on top. `events` are listeners on the channel to that page. */
  navigateTo({ events, ...options }: Cancelable<NavigateToOptions>): Navigation {
    let finish!: Opening['finish'];
    const closed = new Promise<unknown>((resolve) => {
      finish = resolve;
    });
    const opened = this.#open('navigateTo', options, { channel: new EventChannel(events), closed, finish });
    const navigation = opened.then(({ opening }) => ({ eventChannel: opening!.channel }));
    return withResult(navigation, async () => (await opened).opening!.closed);
  }

  /** Opens a page instead of the one on top. */
  async redirectTo(options: Cancelable<OpenOptions>): Promise<void> {
    await this.#open('redirectTo', options);
  }

  /** Closes all pages, then opens one. */
  async reLaunch(options: Cancelable<OpenOptions>): Promise<void> {
    await this.#open('reLaunch', options);
  }

  /** Shows a page of the tab bar and closes all other pages. The query is dropped. */
  async switchTab(options: Cancelable<OpenOptions>): Promise<void> {
    await this.#open('switchTab', options);
  }

  /**
   * Closes `delta` pages (default 1), but never the first one. Its opener gets `result`; the page that shows again gets it by
   * its event `result`.
   */
  async navigateBack(options?: Cancelable<NavigateBackOptions>): Promise<void> {
    this.#assertRunning('navigateBack');
    await this.#navigator.back(options);
  }

  /** Loads a page's module before it is needed. */
  async preloadPage({ url }: { url: string }): Promise<{ url: string }> {
    const target = this.match(url);
    const chunk = target && (await this.#store.load(target.route));
    if (chunk?.status === 'ready') return { url };
    const code = target ? ErrCode.unknown : ErrCode.notFound;
    const cause = chunk?.error;
    throw new DeviceError('preloadPage', code, `${url}${chunk ? ` ${String(cause ?? chunk.status)}` : ''}`, { cause });
  }

  /**
   * The `href` of a link to a page, in either mode and with any base. An http(s) URL of another site stays as it is; any
   * other URL, such as `javascript:` or `//other.site`, throws.
   */
  createUrl(url: string, query?: QueryInput): string {
    const parsed = typeof url === 'string' ? parseUrl(url, this.#from, query) : undefined;
    if (parsed) return this.#codec.format(parsed.url);
    if (typeof url === 'string' && isWebUrl(url)) return url;
    throw new DeviceError('createUrl', ErrCode.invalid, 'url: expected the path of a page, or an http(s) URL');
  }

  /** The page that a URL of the app leads to, if there is one. */
  match(url: string): Target | undefined {
    return this.#store.routes.match(url, this.#from);
  }

  /** The page that is beneath this one when the app is opened on it: that of its `parent`. */
  parentOf(page: Target): Target | undefined {
    return parentOf(this.#store.routes, page);
  }

  /** Makes these the pages of the tab bar. Pages that are open stay what they were. */
  setTabs(list: readonly { pagePath: string }[]): void {
    this.#store.routes.setTabs(list);
  }

  /** Events and snapshot of a page by the key of its entry. */
  page(key: string): Page | undefined {
    return this.#store.page(key);
  }

  /** Ends the phase `entering` or `leaving` of a page. To be called when its motion has ended. */
  settle(key: string): void {
    this.#store.commit({ type: 'settle', key });
  }

  /** Asks `showsBeneath` again: to be called when its answer may have changed, such as after a resize. */
  updateVisible(): void {
    this.#store.updateVisible();
  }

  /** Loads a page's module again after it failed or timed out. */
  async retry(route: string): Promise<void> {
    await this.#store.retry(route);
  }

  /** Calls `mayLeave` before the page is closed in any way. Returns a function that removes the guard. */
  guard(key: string, mayLeave: LeaveGuard, options?: LeaveGuardOptions): () => void {
    return this.#store.guards.add(key, mayLeave, options);
  }

  /** Sends `backpress` to the page on top. Returns true if the page prevents Back. */
  pressBack(from: string): boolean {
    const { top } = this.#store;
    return !!top && !this.#store.page(top.key)!.send('backpress', { from }, { cancelable: true });
  }

  /** URL of the page that others are relative to: the one on top, before the start the one that shows ahead of it. */
  get #from(): string | undefined {
    return this.getSnapshot().entries.at(-1)?.url;
  }

  async #open(...args: Parameters<Navigator['open']>): ReturnType<Navigator['open']> {
    this.#assertRunning(args[0]);
    return this.#navigator.open(...args);
  }

  #follow(url: string): boolean {
    const isPage = this.match(url) !== undefined;
    if (isPage) this.#navigator.follow(url);
    return isPage;
  }

  /** Loads the page of a link that is being pressed, or of the start. If that fails, the page says so when it is opened. */
  #prepare(url: string): void {
    const target = this.match(url);
    if (target) void this.#store.load(target.route);
  }

  #assertRunning(name: string): void {
    if (!this.#running) throw new DeviceError(name, ErrCode.unsupported, 'the router is not started');
  }

  #listen(signal: AbortSignal): void {
    const { onLaunch, onShow, onHide, onError, onUnhandledRejection, onPageNotFound } = this.#options;
    const listeners = {
      launch: onLaunch,
      show: onShow,
      hide: onHide,
      error: onError,
      unhandledrejection: onUnhandledRejection,
      pagenotfound: onPageNotFound,
    };
    for (const [type, listener] of Object.entries(listeners)) {
      if (!listener) continue;
      this.app.addEventListener(type, (event) => listener((event as PageEvent).data as never), { signal });
    }
  }
}

export const createRouter = (options: RouterOptions): Router => new Router(options);

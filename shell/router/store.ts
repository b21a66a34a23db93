import { randomKey } from '../../elements/base/random.js';
import { device, DeviceError, ErrCode, type EventChannel } from '../device/index.js';
import { Chunks } from './chunks.js';
import { LeaveGuards } from './guards.js';
import type { Place } from './history/place.js';
import { AppEvents, diff, Page } from './lifecycle.js';
import type { Routes } from './routes.js';
import { EMPTY, pagesOf, reduce, topOf, type StackAction } from './stack.js';
import { StackStorage } from './storage.js';
import type {
  Chunk,
  Entry,
  LaunchOptions,
  RouteAction,
  RouterOptions,
  RouterSnapshot,
  Stack,
  Target,
} from './types.js';
import { parseUrl } from './url.js';
import { VisiblePages } from './visible.js';

/** Changes that put a page in place of another in the browser's history. */
const REPLACING: ReadonlySet<StackAction['type']> = new Set(['replace', 'relaunch', 'switchTab']);

/** The router's state: the stack, its pages, their modules. All changes of the stack go through `commit`. */
export class RouterStore {
  readonly app = new AppEvents();
  readonly guards = new LeaveGuards();
  readonly storage: StackStorage;
  readonly routes: Routes;
  /** How the app was opened, and how it has come to the foreground. */
  launched: LaunchOptions | undefined;
  entered: LaunchOptions | undefined;
  readonly #chunks: Chunks;
  readonly #changes = new EventTarget();
  readonly #results = new Map<string, (result: unknown) => void>();
  #pages = new Map<string, Page>();
  /** Pages that have just left the stack: the shell may still show them. */
  #left = new Map<string, Page>();
  #stack = EMPTY;
  /** The page that the start will open, shown ahead of it. */
  #preview: Entry | undefined;
  #visible: readonly string[] = [];
  readonly #visibility: VisiblePages;
  readonly #options: RouterOptions;
  /** Pages that get `ready` in the next frame, or have got it. */
  readonly #announced = new WeakSet<Page>();
  #action: RouteAction = 'launch';
  #animated = false;
  #snapshot: RouterSnapshot;

  constructor(routes: Routes, options: RouterOptions) {
    const { router = {}, loading = {} } = options;
    this.routes = routes;
    this.#options = options;
    this.#visibility = new VisiblePages(this, options);
    this.storage = new StackStorage(router.base ?? '/', (error) => this.app.report(error));
    this.#chunks = new Chunks(loading, {
      changed: () => {
        this.#publish();
        this.#announceReady();
      },
      failed: (error) => this.app.report(error),
    });
    this.#snapshot = this.#capture();
  }

  get stack(): Stack {
    return this.#stack;
  }

  get top(): Entry | undefined {
    return topOf(this.#stack);
  }

  get snapshot(): RouterSnapshot {
    return this.#snapshot;
  }

  subscribe(listener: () => void): () => void {
    // A new function, so that the same listener can subscribe twice.
    const notify = (): void => listener();
    this.#changes.addEventListener('change', notify);
    return () => this.#changes.removeEventListener('change', notify);
  }

  /** The page of an entry: in the stack, of a tab that was left, or just closed. */
  page(key: string): Page | undefined {
    const known = this.#pages.get(key) ?? this.#left.get(key);
    return known ?? (pagesOf(this.#shown).some((entry) => entry.key === key) ? this.#open(key) : undefined);
  }

  /** Connects a page with its opener, before the page is in the stack. */
  link(key: string, channel: EventChannel, finish: (result: unknown) => void): void {
    this.#results.set(key, finish);
    this.#open(key, channel);
  }

  /** Lets a page that replaces another answer that one's opener. */
  inherit(key: string, from: string): void {
    const finish = this.#results.get(from);
    this.#results.delete(from);
    if (finish) this.#results.set(key, finish);
  }

  /** Resolves the `result` of the page's opener. */
  finish(key: string, result?: unknown): void {
    this.#results.get(key)?.(result);
    this.#results.delete(key);
  }

  commit(change: StackAction, action: RouteAction = this.#action, animated = false): void {
    const before = this.#stack;
    const after = reduce(before, change);
    if (after === before) return;
    this.#stack = after;
    this.#action = action;
    this.#animated = animated;
    const moved = topOf(before)?.key !== topOf(after)?.key;
    const top = topOf(after);
    if (change.type === 'settle') return this.#publish();
    // `navigateTo` is also the action of a link or an edited hash. A switch of tabs may add an entry.
    const isAdded = change.type === 'switchTab' && (top?.index ?? 0) > (topOf(before)?.index ?? 0);
    const isNew = action === 'navigateTo' || isAdded;
    this.storage.follow(after, isNew ? 'new' : REPLACING.has(change.type) ? 'replaced' : 'known');
    this.#show(before);
    // A launch with one page starts the same without storage, whose first use costs 17 ms of main thread.
    if (action !== 'launch' || after.entries.length > 1) this.storage.save(after);
    if (moved && top) device.emit('routeChange', { key: top.key, path: top.path, action });
  }

  /**
   * Shows the page of a URL before the start, once its module is there: at once where it is. No event is sent, and nothing is
   * stored. Resolves to whether it is there.
   */
  async preview(url: string): Promise<boolean> {
    const entry: Entry = { ...this.routes.resolve(url), key: randomKey(), index: 0, first: 0, phase: 'active' };
    const loading = this.load(entry.route);
    const isThere = !loading || this.#chunks.states.get(entry.route)?.status === 'ready';
    if (!isThere && (await loading).status !== 'ready') return false;
    this.#preview = entry;
    if (this.#stack === EMPTY) this.#publish();
    return true;
  }

  /** The key of the page that shows ahead of the start, if it is that of the URL. */
  previewed(url: string): string | undefined {
    return this.#preview?.url === this.routes.resolve(url).url ? this.#preview.key : undefined;
  }

  /** Decides again which pages are visible. */
  updateVisible(): void {
    const visible = this.#visibility.of(this.#stack);
    if (visible.join() !== this.#visible.join()) this.#show(this.#stack, visible);
  }

  /** Publishes the stack, and sends the events of the change. */
  #show(before: Stack, visible = this.#visibility.of(this.#stack)): void {
    const after = this.#stack;
    const old = this.#visible;
    // While nothing has changed yet: a look at the layout costs nothing. `hide` and `unload` come after the change.
    for (const key of old) if (!visible.includes(key)) this.#pages.get(key)?.send('cover');
    this.#visible = visible;
    for (const { key, route } of after.entries) {
      if (visible.includes(key) && !old.includes(key)) void this.load(route);
    }
    this.#publish();
    if (before !== after) this.#left = new Map();
    for (const { key, type } of diff(before, after, old, visible)) this.#step(key, type);
    this.#announceReady();
  }

  /** Sends `ready` to the visible pages whose module is there, once what hears of it has drawn them. */
  #announceReady(): void {
    if (this.#options.sendsReady) return;
    for (const { key, route } of this.#stack.entries) {
      const page = this.#visible.includes(key) ? this.page(key)! : undefined;
      const isThere = !this.routes.page(route) || this.#chunks.states.get(route)?.status === 'ready';
      if (!page?.loaded || !isThere || this.#announced.has(page)) continue;
      this.#announced.add(page);
      requestAnimationFrame(() => {
        if (page.visible) page.send('ready');
        else this.#announced.delete(page);
      });
    }
  }

  /** Loads the page's module, once. */
  load(route: string): Promise<Chunk> | undefined {
    const page = this.routes.page(route);
    return page && this.#chunks.load(page);
  }

  retry(route: string): Promise<Chunk> | undefined {
    const page = this.routes.page(route);
    return page && this.#chunks.retry(page);
  }

  /** Sends `launch` and `show` to the app. Whoever hears them can ask how it was opened. */
  sendLaunch(entry: Entry): void {
    this.launched = this.entered = this.launchOptions(entry);
    this.app.send('launch', this.launched);
    this.app.send('show', this.entered);
  }

  /** Sends `show` or `hide` to the visible pages when the app comes to the foreground or goes to the background. */
  show(visible: boolean): void {
    const { top } = this;
    if (!top) return;
    if (visible) this.app.send('show', (this.entered = this.launchOptions(top)));
    const keys = visible ? this.#visible : [...this.#visible].reverse();
    if (!visible) for (const key of keys) this.page(key)!.send('cover');
    for (const key of keys) this.page(key)!.send(visible ? 'show' : 'hide');
    if (!visible) this.app.send('hide');
  }

  /** The page that a URL leads to. Throws if there is none. */
  match(name: string, url: string): Target {
    const target = this.routes.match(url, this.top?.url);
    if (target) return target;
    throw new DeviceError(name, ErrCode.notFound, `page \`${parseUrl(url, this.top?.url)?.path ?? url}\` is not found`);
  }

  /** The page of an entry of the browser's history. */
  entryAt({ key, index }: Place, url: string): Entry {
    const { entries } = this.#stack;
    const known = entries.find((entry) => entry.key === key);
    if (known) return { ...known, index, first: Math.min(known.first, index) };
    const beneath = entries.findLast((entry) => entry.index < index)?.index ?? -1;
    const first = this.storage.first({ key, index }, beneath);
    return { ...this.routes.resolve(url), key, index, first, phase: 'active' };
  }

  reportMissing(entry: Entry, openType: RouteAction): void {
    if (this.routes.match(entry.url)) return;
    this.app.send('pagenotfound', { ...this.launchOptions(entry), notFound: true, openType });
  }

  launchOptions({ path, query }: Entry): LaunchOptions {
    return { path, query };
  }

  save(): void {
    for (const page of this.#pages.values()) page.send('save');
    this.storage.save(this.#stack);
  }

  /** The stack; before the start the page that shows ahead of it. */
  get #shown(): Stack {
    return this.#stack === EMPTY && this.#preview ? { ...EMPTY, entries: [this.#preview] } : this.#stack;
  }

  #open(key: string, channel?: EventChannel): Page {
    const page = new Page(key, this.storage.snapshot(key), channel);
    this.#pages.set(key, page);
    return page;
  }

  #step(key: string, type: 'load' | 'show' | 'hide' | 'unload'): void {
    const page = type === 'unload' ? this.#pages.get(key) : this.page(key);
    if (type === 'load') page?.send('load', this.#stack.entries.find((entry) => entry.key === key)?.query);
    else if (page?.loaded) page.send(type);
    if (type !== 'unload') return;
    this.#pages.delete(key);
    if (page) this.#left.set(key, page);
    this.guards.drop(key);
    this.finish(key);
  }

  #publish(): void {
    this.#snapshot = this.#capture();
    this.#changes.dispatchEvent(new Event('change'));
  }

  #capture(): RouterSnapshot {
    const shown = this.#shown;
    const root = shown.entries[0];
    return {
      ...shown,
      visible: shown === this.#stack ? this.#visible : shown.entries.map(({ key }) => key),
      activeTab: root?.tab ? root.route : undefined,
      canGoBack: (this.top?.index ?? 0) > 0,
      action: this.#action,
      animated: this.#animated,
      chunks: this.#chunks.states,
    };
  }
}

import type { RouterSnapshot } from '../../shell/router/index.js';
import type { FixtureWindow } from './fixtures/app.js';

export interface Site {
  mode: 'hash' | 'history';
  base: string;
  /** An app with the shell. */
  hasShell?: boolean;
  /** Back from another tab leads to the first one. */
  backToFirst?: boolean;
}

export const SITES: Site[] = (['hash', 'history'] as const).flatMap((mode) =>
  ['/', '/x/', '/x/y/'].map((base) => ({ mode, base })),
);

/** The same with the shell. */
export const SHELL_SITES: Site[] = (['hash', 'history'] as const).flatMap((mode) =>
  ['/', '/s/', '/s/t/', '/s/tabs/'].map((base) => ({ mode, base, hasShell: true, backToFirst: base === '/s/tabs/' })),
);

/** The browser's URL, below the origin, of a URL of the app. */
export const browserUrl = ({ mode, base, hasShell }: Site, url: string): string =>
  mode === 'hash' ? `${base}${hasShell ? 'app' : 'spa'}-hash.html#${url}` : base.slice(0, -1) + url;

const QUOTA = 90;
const QUOTA_TIME = 10_000;
const isLimited = navigator.vendor.startsWith('Apple');
const times: number[] = [];

/** To be awaited before writes to history: WebKit refuses more than 100 in 10 seconds, in all frames together. */
export async function historyQuota(writes = 1): Promise<void> {
  if (!isLimited) return;
  await historyRoom(writes);
  for (let count = 0; count < writes; count++) times.push(performance.now());
}

let isCounting = false;

/** Counts what the test's own page writes to history from now on. */
export function countHistoryWrites(): void {
  if (!isLimited || isCounting) return;
  isCounting = true;
  for (const name of ['pushState', 'replaceState'] as const) {
    const write = history[name];
    history[name] = (...args) => {
      times.push(performance.now());
      write.apply(history, args);
    };
  }
}

/** Resolves when so many writes to history are allowed. */
export async function historyRoom(writes: number): Promise<void> {
  const oldest = times.at(writes - 1 - QUOTA);
  const wait = oldest === undefined ? 0 : oldest + QUOTA_TIME - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
}

let base: string | undefined;

/**
 * To be awaited before a frame is added: cuts off what earlier frames have left in the tab's history. Browsers keep 50
 * entries, and Chromium drops those first that were made without a gesture, be they in the middle.
 */
export async function freshEntry(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
    await new Promise((resolve) => setTimeout(resolve));
  }
  base ??= window.navigation?.currentEntry?.key;
  if (base && navigation.currentEntry!.key !== base) await navigation.traverseTo(base).finished;
  // One write is this, one the router's launch.
  await historyQuota(2);
  history.pushState(null, '');
}

/** A document of its own with a router in it, so that reload and the browser's history are real. */
export class AppFrame {
  readonly element = document.createElement('iframe');
  readonly site: Site;

  constructor(site: Site) {
    this.site = site;
  }

  static async open(site: Site, url: string): Promise<AppFrame> {
    await freshEntry();
    const frame = new AppFrame(site);
    frame.element.style.cssText = 'width: 400px; height: 400px; border: 0';
    frame.element.src = browserUrl(site, url);
    const loaded = frame.#next(frame.element, 'load');
    document.body.append(frame.element);
    await loaded;
    await frame.settled();
    return frame;
  }

  get window(): FixtureWindow {
    return this.element.contentWindow as unknown as FixtureWindow;
  }

  get snapshot(): RouterSnapshot {
    return this.window.router.getSnapshot();
  }

  /** The address bar, below the origin. */
  get url(): string {
    return this.window.location.href.slice(location.origin.length);
  }

  get urls(): string[] {
    return this.snapshot.entries.map(({ url }) => url);
  }

  get screen(): string {
    return this.element.contentDocument!.querySelector('main')!.textContent;
  }

  /** The browser's own Back (-1), Forward (1) or a longer way. */
  async go(delta: number): Promise<void> {
    await this.#moved(() => this.window.history.go(delta));
  }

  /** The user edits the address bar. */
  async type(url: string): Promise<void> {
    await this.#moved(() => this.window.location.assign(browserUrl(this.site, url)));
  }

  async reload(): Promise<void> {
    const loaded = this.#next(this.element, 'load');
    this.window.location.reload();
    await loaded;
    await this.settled();
  }

  /** Resolves when the router has dealt with all that happened before. */
  async settled(): Promise<void> {
    const { started, router } = this.window;
    await started;
    // A navigation that begins inside the load event would replace the entry instead of adding one.
    await new Promise((resolve) => setTimeout(resolve));
    // Calls are dealt with in turn; this one is refused, and so changes nothing.
    await router.navigateBack({ delta: 0 }).catch(() => undefined);
  }

  remove(): void {
    this.element.remove();
  }

  /** The browser decides whether to load the document again or only to fire an event. */
  async #moved(move: () => void): Promise<void> {
    const moved = Promise.race([this.#next(this.element, 'load'), this.#next(this.window, 'popstate')]);
    move();
    await moved;
    await this.settled();
  }

  #next(target: EventTarget, type: string): Promise<unknown> {
    return new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));
  }
}

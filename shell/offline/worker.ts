import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

/** What is used of a worker's global scope. The library of types for workers contradicts that for documents. */
declare const self: {
  readonly location: Location;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  skipWaiting(): Promise<void>;
};

/** Which answer of the network and the cache is taken. */
export type DataStrategy = 'network-first' | 'cache-first' | 'stale-while-revalidate';

/** GET requests whose answers are kept, for when the network is away. */
export interface OfflineData {
  /** Path that the URL starts with, or an expression for the whole URL. Of other origins, only an expression matches. */
  match: string | RegExp;
  /**
   * - network-first (default): the kept answer only if the network fails, or takes longer than `timeout`
   * - cache-first: the kept answer, if there is one
   * - stale-while-revalidate: the kept answer at once; a new one is fetched for the next time
   */
  strategy?: DataStrategy;
  /** Seconds that `network-first` waits for the network while there is a kept answer. Default 5. */
  timeout?: number;
}

/**
 * A file of the app. As Workbox has it; its own type would bring its declarations into strict projects, where they do not
 * compile.
 */
export interface OfflineFile {
  url: string;
  /** Another one for each content. Null: the URL changes with the content. */
  revision?: string | null;
  /** What the answer is checked against, as `integrity` of HTML. */
  integrity?: string;
}

export interface ServeOptions {
  /** The app's files with their revisions: `self.__WB_MANIFEST`, which `offlineWorker()` of `nacre/offline/vite` fills in. */
  files: readonly (string | OfflineFile)[];
  /** The document that answers each URL of the app. Default `index.html`. */
  page?: string;
  /** URLs that are documents of their own, such as downloads: the network answers them. */
  notPages?: readonly RegExp[];
  data?: readonly OfflineData[];
}

/** Kept answers are those of this cache. */
const DATA = 'nacre-data';
/** Default of `timeout`, in seconds. */
const NETWORK_TIMEOUT = 5;

/**
 * For the script of a service worker: keeps the app's files, so that it starts without a network, and the answers to chosen
 * requests. All files of a version are fetched before it counts as ready; a new version waits until the user agrees.
 */
export function serveOffline({ files, page = 'index.html', notPages = [], data = [] }: ServeOptions): void {
  precacheAndRoute([...files], { cleanURLs: false });
  cleanupOutdatedCaches();
  registerRoute(new NavigationRoute(createHandlerBoundToURL(page), { denylist: [...notPages] }));
  for (const rule of data) registerRoute(({ url }) => isMatch(rule.match, url), strategyOf(rule));
  self.addEventListener('message', ({ data: message }) => {
    if ((Object(message) as { type?: unknown }).type === 'SKIP_WAITING') void self.skipWaiting();
  });
  // The page that has brought the worker is served by it at once: what it loads from now on is kept.
  clientsClaim();
}

function isMatch(match: string | RegExp, url: URL): boolean {
  if (typeof match !== 'string') return match.test(url.href);
  return url.origin === self.location.origin && url.pathname.startsWith(match);
}

function strategyOf({ strategy = 'network-first', timeout = NETWORK_TIMEOUT }: OfflineData) {
  if (strategy === 'cache-first') return new CacheFirst({ cacheName: DATA });
  if (strategy === 'stale-while-revalidate') return new StaleWhileRevalidate({ cacheName: DATA });
  return new NetworkFirst({ cacheName: DATA, networkTimeoutSeconds: timeout });
}

import { clientsClaim } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { forgetPending, keepWithin } from './answers.js';
import { LaterFiles } from './later-files.js';
import { CLEAR_DATA, dataPrefix, deleteCaches, KEEP_FILES } from './names.js';

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** What is used of a worker's global scope. The library of types for workers contradicts that for documents. */
declare const self: {
  readonly location: Location;
  readonly registration: { readonly scope: string };
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown> & WorkerEvent) => void): void;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  skipWaiting(): Promise<void>;
};

/** Which answer of the network and the cache is taken. */
export type DataStrategy = 'network-first' | 'cache-first' | 'stale-while-revalidate';

/** GET requests whose answers are kept, for when the network is away. */
export interface OfflineData {
  /**
   * Path that the URL starts with, or an expression for the whole URL. URLs of other origins are matched only by an expression
   * that matches from the start, such as `/^https:\/\/api\.example\//`.
   */
  match: string | RegExp;
  /**
   * - network-first (default): the kept answer only if the network fails, or takes longer than `timeout`
   * - cache-first: the kept answer, if there is one
   * - stale-while-revalidate: the kept answer at once; a new one is fetched for the next time
   */
  strategy?: DataStrategy;
  /** Seconds that `network-first` waits for the network while there is a kept answer. Default 5. */
  timeout?: number;
  /** How many answers of this rule are kept; the oldest go first. Default 100. */
  limit?: number;
  /** Seconds after which a kept answer is not used any more. Default 604800, a week. */
  maxAge?: number;
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
  /** Kept when it is used for the first time, not before the worker is ready. Default false. */
  later?: boolean;
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

declare global {
  /** `self.__WB_MANIFEST` of a worker's source: the list of files that the build fills in. */
  var __WB_MANIFEST: readonly (string | OfflineFile)[];
}

/** Default of `timeout`, in seconds. */
const NETWORK_TIMEOUT = 5;
/** Defaults of `limit`, and of `maxAge` in seconds. */
const LIMIT = 100;
const WEEK = 604_800;

/**
 * For the script of a service worker: keeps the app's files, so that it starts without a network, and the answers to chosen
 * requests. All files of a version that are not marked `later` are fetched before it counts as ready; a new version waits
 * until the user agrees. Throws a TypeError for a `limit` or `maxAge` that is no number above 0.
 */
export function serveOffline({ files, page = 'index.html', notPages = [], data = [] }: ServeOptions): void {
  const isLater = (file: string | OfflineFile): file is OfflineFile => typeof file === 'object' && file.later === true;
  precacheAndRoute(
    files.filter((file) => !isLater(file)),
    { cleanURLs: false },
  );
  registerRoute(new NavigationRoute(createHandlerBoundToURL(page), { denylist: [...notPages] }));
  const { scope } = self.registration;
  const isData = (name: string): boolean => name.startsWith(dataPrefix(scope));
  const later = new LaterFiles(files.filter(isLater), self.location.href, `nacre-files ${scope}`);
  const names = data.map((rule) => {
    const cacheName = dataPrefix(scope) + String(rule.match);
    registerRoute(({ url }) => isMatch(rule.match, url), strategyOf(rule, cacheName));
    return cacheName;
  });
  self.addEventListener('message', (event) => {
    const { type, urls } = Object(event.data) as { type?: unknown; urls?: readonly string[] };
    const [port] = event.ports;
    const answer = (work: Promise<unknown>): void => event.waitUntil(work.finally(() => port?.postMessage(null)));
    if (type === 'SKIP_WAITING') void self.skipWaiting();
    if (type === KEEP_FILES && urls) answer(later.keep(urls, event));
    if (type !== CLEAR_DATA) return;
    forgetPending();
    answer(deleteCaches(isData));
  });
  self.addEventListener('install', (event) => event.waitUntil(later.renew(event)));
  self.addEventListener('activate', (event) => {
    // Of rules and files that the last version had.
    const isGone = (name: string): boolean => isData(name) && !names.includes(name);
    // What was used since the install. Without a network, it is kept at its next use.
    const renewed = later.renew(event).catch(() => undefined);
    event.waitUntil(Promise.all([deleteCaches(isGone), renewed.then(() => later.clean())]));
  });
  // The page that has brought the worker is served by it at once: what it loads from now on is kept.
  clientsClaim();
}

function isMatch(match: string | RegExp, url: URL): boolean {
  const isOwn = url.origin === self.location.origin;
  if (typeof match === 'string') return isOwn && url.pathname.startsWith(match);
  // `search` reads no `lastIndex`.
  const place = url.href.search(match);
  return isOwn ? place >= 0 : place === 0;
}

function strategyOf(
  { strategy = 'network-first', timeout = NETWORK_TIMEOUT, ...rule }: OfflineData,
  cacheName: string,
) {
  const { limit = LIMIT, maxAge = WEEK } = rule;
  for (const [name, value] of Object.entries({ limit, maxAge }))
    if (!(value > 0)) throw new TypeError(`serveOffline: data: ${name}: expected a number above 0`);
  const plugins = [keepWithin({ limit, maxAge: maxAge * 1000 })];
  if (strategy === 'cache-first') return new CacheFirst({ cacheName, plugins });
  if (strategy === 'stale-while-revalidate') return new StaleWhileRevalidate({ cacheName, plugins });
  return new NetworkFirst({ cacheName, plugins, networkTimeoutSeconds: timeout });
}

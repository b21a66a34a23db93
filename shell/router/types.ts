import type { EventChannel } from '../device/index.js';

/** One value per key; a key that stands there more than once has all of them, in order. */
export type Query = Readonly<Record<string, string | string[]>>;

/** What `createUrl` takes: `undefined` and `null` are left out, a list repeats the key. */
export type QueryInput = Readonly<Record<string, unknown>>;

export interface PageConfig {
  /** `/home`, `/user/:id`, `/docs/*`: a parameter is one segment or a part of it, `*` is the rest. */
  path: string;
  /**
   * Imports the page's module. `attempt` counts from 0: some browsers remember a failed import, so a loader that can
   * be retried puts it in the URL.
   */
  load?: (attempt: number) => unknown;
  /** Read by the shell, not by the router. */
  style?: object;
  /** Read by `canEnter`. */
  roles?: readonly string[];
}

/** A page that a URL leads to. */
export interface Target {
  /** The matched page's `path`; empty when no page matches and there is no `notFound` page. */
  readonly route: string;
  /** Decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** Decoded once; `+` is a space. */
  readonly query: Query;
  /** The URL's path below the base, percent-encoded, without a trailing slash. */
  readonly path: string;
  /** `path` with query and fragment. */
  readonly url: string;
  /** The page is one of the tab bar's. */
  readonly tab: boolean;
}

/** entering: on top, its motion not yet over; covered: not on top; leaving: no longer in the stack, but still moving. */
export type Phase = 'entering' | 'active' | 'covered' | 'leaving';

/** One page of the stack. Its identity is `key`: two pages may well have the same URL. */
export interface Entry extends Target {
  readonly key: string;
  /** Place in the browser's history, counted from the entry with which the app was opened (0). */
  readonly index: number;
  /** Lowest index of the page: it has more than one entry in history once a link to a part of it was followed. */
  readonly first: number;
  readonly phase: Phase;
}

export interface Stack {
  /** Bottom to top. Empty only before the start. */
  readonly entries: readonly Entry[];
  /** Root pages of the tabs that were left; they are kept until a reLaunch. */
  readonly tabs: readonly Entry[];
  /** The page that has just left the stack, until it settles. */
  readonly leaving: readonly Entry[];
}

export type ChunkStatus = 'loading' | 'pending' | 'ready' | 'error' | 'timeout';

export interface Chunk {
  /** loading becomes pending when it takes longer than 200 ms: time for an indicator. */
  readonly status: ChunkStatus;
  readonly attempt: number;
  /** What `load` resolved to. */
  readonly module?: unknown;
  readonly error?: unknown;
}

export type RouteAction =
  'launch' | 'navigateTo' | 'redirectTo' | 'reLaunch' | 'switchTab' | 'navigateBack' | 'forward';

/** Stays the same object until something changes, as `useSyncExternalStore` wants it. */
export interface RouterSnapshot extends Stack {
  /** `path` of the tab whose page is the bottom of the stack. */
  readonly activeTab: string | undefined;
  /** Going back stays inside the app. */
  readonly canGoBack: boolean;
  /** What led to this stack: it tells which motion to play. */
  readonly action: RouteAction;
  /** The browser has already animated this change (a swipe back): play no motion. */
  readonly animated: boolean;
  /** By `route`. */
  readonly chunks: ReadonlyMap<string, Chunk>;
}

/** true goes on, false refuses, a URL leads there instead (only when asked about entering). */
export type Answer = boolean | string;

export interface RouterOptions {
  router?: {
    /** hash: `/index.html#/home`; history: `/base/home`. Default hash. */
    mode?: 'hash' | 'history';
    /** The app's folder on the server, in history mode. Default `/`. */
    base?: string;
  };
  /** The first is what `/` shows when no page has that path. Earlier ones win. */
  pages: readonly PageConfig[];
  tabBar?: { list: readonly { pagePath: string }[] };
  /** `path` of the page that stands in for unknown URLs. */
  notFound?: string;
  /** Asks to press Back twice before the app is left. Default false. */
  exitGuard?: boolean;
  /** Asked before a page is entered, by whatever way. A URL leads there instead. */
  canEnter?: (to: Target, page: PageConfig | undefined) => Answer | Promise<Answer>;
  /** Navigates on clicks on plain links into the app. Default true. */
  links?: boolean;
  /** Milliseconds. Defaults: `delay` 200 before a page counts as pending, `timeout` 60000. */
  loading?: { delay?: number; timeout?: number };
  onLaunch?: (options: LaunchOptions) => void;
  onShow?: (options: LaunchOptions) => void;
  onHide?: () => void;
  onError?: (error: unknown) => void;
  onUnhandledRejection?: (failure: { reason: unknown; promise: Promise<unknown> }) => void;
  onPageNotFound?: (missing: LaunchOptions & { notFound: true; openType: RouteAction }) => void;
}

export interface LaunchOptions {
  readonly path: string;
  readonly query: Query;
}

/** Resolves when the page is on top. `result` resolves when the page has left, to the result that it left with. */
export interface Navigation extends Promise<{ eventChannel: EventChannel }> {
  readonly result: Promise<unknown>;
}

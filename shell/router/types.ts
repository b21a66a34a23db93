import type { EventChannel } from '../device/index.js';

/** One value per key; if a key occurs more than once, an array of its values in order. */
export type Query = Readonly<Record<string, string | string[]>>;

/** The query for `createUrl`: `undefined` and `null` are left out, an array repeats the key. */
export type QueryInput = Readonly<Record<string, unknown>>;

export interface PageConfig {
  /** `/home`, `/user/:id`, `/docs/*`: a parameter is one segment or a part of it, `*` is the rest. */
  path: string;
  /**
   * Imports the page's module. `attempt` counts from 0. Some browsers keep a failed import until the page is left: an
   * `import()` alone is then repeated with another URL, a loader that does more adds the attempt to the URL.
   */
  load?: (attempt: number) => unknown;
  /** Read by the shell, not by the router. */
  style?: object;
  /** Read by `canEnter`, as `roles` and `permissions`. */
  signedIn?: boolean;
  roles?: readonly string[];
  permissions?: readonly string[];
  /**
   * URL of the page beneath, when the app is opened on this page by a link: `/shop`, or `/shop/:id` with parameters of this
   * page. That page may have a parent too. Default: none; for a sheet or dialog the first page.
   */
  parent?: string;
  /** sheet, dialog: shows over the page beneath, which stays visible. Default page: covers it. The look is the shell's. */
  presentation?: 'page' | 'sheet' | 'dialog';
  /** Shows beside its parent on wide screens. Read by the shell, not by the router. */
  split?: boolean;
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
  /** Whether the page is one of the tab bar. */
  readonly tab: boolean;
}

/** entering: on top, still moving. active: on top. covered: not on top. leaving: out of the stack, still moving. */
export type Phase = 'entering' | 'active' | 'covered' | 'leaving';

/** One page of the stack. `key` identifies it: two pages may have the same URL. */
export interface Entry extends Target {
  readonly key: string;
  /** Index in the browser's history, counted from the entry in which the app was opened (0). */
  readonly index: number;
  /** Lowest index of the page. Links to parts of the page (`#part`) give it more than one entry. */
  readonly first: number;
  readonly phase: Phase;
}

export interface Stack {
  /** Bottom to top. Empty only before the start. */
  readonly entries: readonly Entry[];
  /** Pages of tabs that were left. They are kept until a reLaunch. */
  readonly tabs: readonly Entry[];
  /** The page that has just left the stack, until its motion has ended. */
  readonly leaving: readonly Entry[];
}

export type ChunkStatus = 'loading' | 'pending' | 'ready' | 'error' | 'timeout';

export interface Chunk {
  /** `loading` becomes `pending` after 200 ms: time to show an indicator. */
  readonly status: ChunkStatus;
  readonly attempt: number;
  /** What `load` resolved to. */
  readonly module?: unknown;
  readonly error?: unknown;
}

export type RouteAction =
  'launch' | 'navigateTo' | 'redirectTo' | 'reLaunch' | 'switchTab' | 'navigateBack' | 'forward';

/** The state of the router. The same object until something changes, as `useSyncExternalStore` requires. */
export interface RouterSnapshot extends Stack {
  /** Keys of the pages that the user sees, the top last: it, and those that show beneath it. */
  readonly visible: readonly string[];
  /** `path` of the tab whose page is the bottom of the stack. */
  readonly activeTab: string | undefined;
  /** Whether Back stays inside the app. */
  readonly canGoBack: boolean;
  /** The action that led to this stack. Decides which motion to play. */
  readonly action: RouteAction;
  /** The browser has already animated this change (a swipe back): play no motion. */
  readonly animated: boolean;
  /** Route -> state of its module. */
  readonly chunks: ReadonlyMap<string, Chunk>;
}

/** `true` allows, `false` refuses. A URL opens that page instead (only from `canEnter`). */
export type Answer = boolean | string;

export interface RouterOptions {
  router?: {
    /** hash: `/index.html#/home`; history: `/base/home`. Default hash. */
    mode?: 'hash' | 'history';
    /** The app's folder on the server, in history mode. Default `/`. */
    base?: string;
  };
  /** Earlier pages win. The first page is shown for `/` if no page has that path. */
  pages: readonly PageConfig[];
  tabBar?: {
    list: readonly { pagePath: string }[];
    /**
     * Back on the page of another tab leads to that of the first one in `list`, and only from there out of the app: a switch
     * from the first tab adds an entry to the browser's history, a switch to it goes back. After a link that opens another tab,
     * Back leads to where the user came from. Default false: a switch replaces the entry.
     */
    backToFirst?: boolean;
  };
  /** `path` of the page that is shown for unknown URLs. */
  notFound?: string;
  /** The user has to go back twice to leave the app. Default false. */
  exitGuard?: boolean;
  /** Called before any page is entered. Return a URL to open another page instead. */
  canEnter?: (to: Target, page: PageConfig | undefined) => Answer | Promise<Answer>;
  /** Whether the page beneath another stays visible. Default: beneath a sheet or dialog. See `updateVisible`. */
  showsBeneath?: (top: Entry, beneath: Entry) => boolean;
  /** Whether a page takes the place of the one on top when `navigateTo` opens it, as with `redirectTo`. Default: never. */
  replaces?: (top: Entry, target: Target) => boolean;
  /**
   * What shows the pages sends `ready` itself: `page(key).send('ready')`. Default false: the router sends it in the frame after
   * the page's module has come, when what hears of it has drawn the page.
   */
  sendsReady?: boolean;
  /** Handles clicks on plain links into the app. Default true. */
  links?: boolean;
  /** Times in ms: `delay` until a page counts as pending (default 200), `timeout` of its load (default 60000). */
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

/** Resolves when the page is on top. `result` resolves when the page has closed, to its result. */
export interface Navigation extends Promise<{ eventChannel: EventChannel }> {
  readonly result: Promise<unknown>;
}

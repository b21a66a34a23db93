/** A function that loads something at its first call. All callers share it. After a failure, the next call tries again. */
export interface Lazy<Value> {
  (): Promise<Value>;
  /** What was loaded; undefined until then. */
  readonly loaded: Value | undefined;
}

/**
 * Loads a module at the first call: `const panel = lazy(() => import('./panel.js'))`, with `import()` and nothing else.
 * A load that failed is tried again by the next call, also in browsers that keep a failed `import()` until the page is left.
 */
export const lazy = <Module extends object>(load: () => Promise<Module>): Lazy<Module> =>
  loadOnce(async () => {
    try {
      return await load();
    } catch (error) {
      return importAgain<Module>(error, load);
    }
  });

/** The same for what is made of modules: `loadOnce(async () => Gazetteer.of(await loadCities()))`. */
export function loadOnce<Value>(load: () => Promise<Value>): Lazy<Value> {
  let loading: Promise<Value> | undefined;
  const start = async (): Promise<Value> => {
    try {
      return (get.loaded = await load());
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const get: { (): Promise<Value>; loaded: Value | undefined } = () => (loading ??= start());
  get.loaded = undefined;
  return get;
}

/** Lost URL -> how often it has been lost. One count for the page: who loads the same module gets the same one. */
const losses = new Map<string, number>();

/** What Chromium and Firefox say, with the URL. A query would change what a `data:` URL contains, and breaks a `blob:` URL. */
const LOST = /dynamically imported module: (?!data:|blob:)(\S+)$/;

/**
 * Whether the loader gives the module as it is in its file: not what a bundler, or an app, makes of it with `then`.
 * Webpack gives parts of its files, and asks again by itself for a file that was lost.
 */
function isPlain(load: unknown): boolean {
  const code = String(load);
  return /\bimport\(/.test(code) && !/\.then\b|\bawait\b/.test(code);
}

/**
 * The URL from which a bundler has preloaded a loader's module. WebKit's error names no URL, and WebKit keeps only what was
 * lost by a preload.
 */
function preloadedUrl(load: unknown): string | undefined {
  const path = /\bimport\(["'`](?:\.{0,2}\/)*([^"'`]+)/.exec(String(load))?.[1];
  // Bundlers write the links into the document of the module itself. A worker or a server has none.
  const { document } = globalThis as Partial<typeof globalThis>;
  if (!path || !document) return undefined;
  return document.querySelector<HTMLLinkElement>(`link[rel=modulepreload][href$="${path}"]`)?.href;
}

/**
 * For a loader that has failed with `error`: if the module was lost before, imports it by another URL. Else throws the error.
 *
 * Browsers may keep a failed load until the page is left, so that the same `import()` fails for good: Chromium and Firefox
 * did so when this was written, WebKit only for what was preloaded. With a query it is a URL that has not failed yet. What
 * the module itself imports has no other URL: if that was lost, it stays lost.
 */
export async function importAgain<Module>(error: unknown, load: unknown): Promise<Module> {
  const url = LOST.exec(String((error as Error | undefined)?.message))?.[1] ?? preloadedUrl(load);
  if (!url || !isPlain(load)) throw error;
  const count = losses.get(url) ?? 0;
  try {
    if (!count) throw error;
    return (await import(/* @vite-ignore */ /* webpackIgnore: true */ withRetry(url, count))) as Module;
  } catch (failure) {
    losses.set(url, count + 1);
    throw failure;
  }
}

function withRetry(url: string, count: number): string {
  const [address] = url.split('#');
  return `${address}${address!.includes('?') ? '&' : '?'}retry=${count}`;
}

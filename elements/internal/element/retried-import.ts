/** The URL of a lost module, from the message of Chromium or Firefox. */
const urlIn = (error: unknown): string | undefined =>
  /dynamically imported module: (\S+)$/.exec(String((error as Error | undefined)?.message))?.[1];

let retries = 0;

function withRetry(url: string): string {
  const { href, hash, search } = new URL(url);
  return `${href.slice(0, href.length - hash.length)}${search ? '&' : '?'}retry=${++retries}`;
}

/**
 * An `import()` that can be repeated after it failed; `load` is nothing else. A browser may keep a failed load until the
 * page is left, so that the same `import()` fails for good: Chromium and Firefox did so when this was written, WebKit did
 * not. With a query it is a URL that has not failed yet.
 */
export function retriedImport<Module>(load: () => Promise<Module>): () => Promise<Module> {
  /** The URL that the last failed load asked for. */
  let lost: string | undefined;
  return async () => {
    const url = lost;
    lost = undefined;
    try {
      return await load();
    } catch (error) {
      lost = url ?? urlIn(error);
      if (!url) throw error;
      return (await import(/* @vite-ignore */ /* webpackIgnore: true */ withRetry(url))) as Module;
    }
  };
}

/** Loads at the first call, and again at the next one if that failed. */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

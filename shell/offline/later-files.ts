import type { WorkboxPlugin } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

/** A name's hash and ending: the same file has another one in each version. */
const HASH = /-[\w-]{8}(\.\w+)$/;

const pathOf = (url: string): string => new URL(url).pathname;
const nameOf = (url: string): string => pathOf(url).replace(HASH, '$1');
const isPage = ({ headers }: Response): boolean => /^text\/html\b/i.test(headers.get('content-type') ?? '');

/** Files of the app that are kept when they are used for the first time. */
export class LaterFiles {
  readonly #cacheName: string;
  /** URL -> the same with the revision: another one for each content. */
  readonly #keys: ReadonlyMap<string, string>;
  readonly #strategy: CacheFirst;

  constructor(files: readonly { url: string; revision?: string | null }[], base: string, cacheName: string) {
    this.#cacheName = cacheName;
    const keys = files.map(({ url, revision }) => {
      const key = new URL(url, base);
      const { href } = key;
      if (revision) key.searchParams.set('nacre-revision', revision);
      return [href, key.href] as const;
    });
    this.#keys = new Map(keys);
    const rules: WorkboxPlugin = {
      cacheKeyWillBeUsed: async ({ request }) => this.#keyOf(request.url) ?? request,
      // A server of a single-page app answers with the page for a file that it has no more.
      cacheWillUpdate: async ({ request, response }) =>
        response.status === 200 && isPage(response) === pathOf(request.url).endsWith('.html') ? response : null,
    };
    this.#strategy = new CacheFirst({ cacheName, plugins: [rules] });
    registerRoute(({ url }) => this.#keyOf(url.href) !== undefined, this.#strategy);
  }

  /** Keeps those of these URLs that are such files: the page has loaded them before it had a worker. */
  async keep(urls: readonly string[], event: Event): Promise<void> {
    const wanted = urls.filter((url) => this.#keyOf(url) !== undefined);
    await Promise.all(
      wanted.map((url) => Promise.all(this.#strategy.handleAll({ request: new Request(url), event: event as never }))),
    );
  }

  /** Fetches the files of this version whose like the last version has kept. */
  async renew(event: Event): Promise<void> {
    const used = new Set((await this.#kept()).map(({ url }) => nameOf(url)));
    await this.keep(
      [...this.#keys.keys()].filter((url) => used.has(nameOf(url))),
      event,
    );
  }

  /** Removes files that are not of this version. */
  async clean(): Promise<void> {
    const current = new Set(this.#keys.values());
    const cache = await caches.open(this.#cacheName);
    const old = (await this.#kept()).filter(({ url }) => !current.has(url));
    await Promise.all(old.map((request) => cache.delete(request)));
  }

  #keyOf(url: string): string | undefined {
    return this.#keys.get(url.replace(/#.*$/s, ''));
  }

  async #kept(): Promise<readonly Request[]> {
    return (await caches.open(this.#cacheName)).keys();
  }
}

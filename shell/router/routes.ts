import { matchRoute } from 'navigo/lib/es/utils.js';
import type { PageConfig, RouterOptions, Target } from './types.js';
import { decode, parseQuery, parseUrl } from './url.js';

/** Segments are decoded and encoded again before they are compared, so that `%41` equals `A`. */
const encode = (text: string): string => encodeURIComponent(decode(text));
const canonical = (path: string): string => path.split('/').map(encode).join('/');
const literal = (text: string): string => encode(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A page's path, compiled. */
interface Route {
  page: PageConfig;
  path: RegExp;
  names: string[];
}

/**
 * A parameter ends where the text after it first occurs, as in a lazy pattern. The lookahead keeps the expression from trying
 * other ends when it fails later: with several parameters in a segment, that would take time without bound.
 */
function compile(page: PageConfig): Route {
  const names: string[] = [];
  const segments = page.path.split('/').map((segment) => {
    const [start = '', ...parts] = segment.split(/:(\w+)|(\*)/);
    let source = literal(start);
    for (let place = 0; place < parts.length; place += 3) {
      const [name = '*', , after = ''] = parts.slice(place, place + 3);
      const end = literal(after);
      const isLast = place + 3 === parts.length;
      if (name === '*' && (!isLast || end || names.includes('*'))) {
        throw new TypeError(`pages: path: expected "*" once, and at the end of a segment, in ${page.path}`);
      }
      names.push(name);
      if (name === '*') source += '(.*)';
      else if (isLast) source += `([^/]+)${end}`;
      else source += `(?=([^/]+?)${end})(?:\\${names.length})${end}`;
    }
    return source;
  });
  return { page, path: new RegExp(`^${segments.filter(Boolean).join('/')}$`), names };
}

/**
 * The route table. Uses navigo's matcher only: the rest of navigo writes history and takes a lock that stays closed if a
 * handler throws. Patterns are compiled here, since navigo's treat `.` as a wildcard and throw on a malformed `%`.
 */
export class Routes {
  readonly #routes: readonly Route[];
  #tabs: ReadonlySet<string> = new Set();
  readonly #notFound: string;

  constructor({ pages, tabBar, notFound = '' }: Pick<RouterOptions, 'pages' | 'tabBar' | 'notFound'>) {
    this.#notFound = notFound;
    this.#routes = pages.map(compile);
    this.setTabs(tabBar?.list ?? []);
  }

  /** Makes these the pages of the tab bar. Pages that are open stay what they were. */
  setTabs(list: readonly { pagePath: string }[]): void {
    this.#tabs = new Set(list.map(({ pagePath }) => this.match(pagePath)?.route ?? pagePath));
  }

  /** Route of the first page of the tab bar. */
  get firstTab(): string | undefined {
    const [first] = this.#tabs;
    return first;
  }

  /** URL of the page that is shown for `/`. */
  get firstUrl(): string {
    const path = this.#routes[0]?.page.path ?? '/';
    return /[:*]/.test(path) ? '/' : path;
  }

  page(route: string): PageConfig | undefined {
    return this.#routes.find(({ page }) => page.path === route)?.page;
  }

  /** The page with this URL, or undefined. */
  match(url: string, from?: string): Target | undefined {
    const parsed = parseUrl(url, from);
    if (!parsed) return undefined;
    const path = canonical(parsed.path);
    const context = { currentLocationPath: path, to: path, instance: { root: '' } };
    let match: ReturnType<typeof matchRoute> = false;
    const found = this.#routes.find((route) => (match = matchRoute(context, route)));
    const route = found ?? (path === '/' ? this.#routes[0] : undefined);
    if (!route) return undefined;
    const values = (match || { data: [] }).data;
    const params = Object.fromEntries(route.names.map((name, index) => [name, decode(values[index] ?? '')]));
    return this.#target(parsed, route.page.path, params);
  }

  /** The page to show for a URL in the address bar: the one that matches, else the `notFound` page. */
  resolve(url: string): Target {
    return this.match(url) ?? this.#target(parseUrl(url) ?? { path: '/', search: '', url: '/' }, this.#notFound, {});
  }

  #target(parsed: { path: string; search: string; url: string }, route: string, params: Target['params']): Target {
    const { path, search, url } = parsed;
    return { route, params, query: parseQuery(search), path, url, tab: this.#tabs.has(route) };
  }
}

import Navigo from 'navigo';
import type { PageConfig, RouterOptions, Target } from './types.js';
import { decode, parseQuery, parseUrl } from './url.js';

/** Segments are compared decoded and encoded anew, so `%41`, `A` and raw Unicode are the same text everywhere. */
const encode = (text: string): string => encodeURIComponent(decode(text));
const canonical = (path: string): string => path.split('/').map(encode).join('/');
const literal = (text: string): string => encode(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Pattern {
  regexp: RegExp;
  names: string[];
}

function compile(path: string): Pattern {
  const names: string[] = [];
  const segments = path.split('/').map((segment) => {
    const parts = segment.split(/:(\w+)|(\*)/);
    return parts.reduce((source, part, index) => {
      const kind = index % 3;
      if (kind === 0) return source + literal(part);
      if (part === undefined) return source;
      names.push(kind === 1 ? part : '*');
      return source + (kind === 1 ? '([^/]+?)' : '(.*)');
    }, '');
  });
  return { regexp: new RegExp(`^${segments.filter(Boolean).join('/')}$`), names };
}

/**
 * The route table. navigo is asked for its `match()` alone: that neither writes history, nor calls handlers, nor takes
 * the lock that a throwing handler would leave closed. Its patterns are regular expressions of ours, since its own
 * take `.` for a wildcard and throw on a malformed `%`.
 */
export class Routes {
  readonly #navigo: Navigo;
  readonly #pages: readonly PageConfig[];
  readonly #names: string[][] = [];
  readonly #tabs = new Set<string>();
  readonly #notFound: string | undefined;

  constructor({ pages, tabBar, notFound }: Pick<RouterOptions, 'pages' | 'tabBar' | 'notFound'>) {
    this.#pages = pages;
    this.#notFound = notFound;
    this.#navigo = new Navigo('/', { linksSelector: ':not(*)' });
    // Takes back the popstate listener that the constructor adds; routes are added after it, as it empties the table.
    this.#navigo.destroy();
    for (const { path } of pages) {
      const { regexp, names } = compile(path);
      this.#navigo.on(regexp, () => {});
      this.#names.push(names);
    }
    for (const { pagePath } of tabBar?.list ?? []) this.#tabs.add(this.match(pagePath)?.route ?? pagePath);
  }

  page(route: string): PageConfig | undefined {
    return this.#pages.find(({ path }) => path === route);
  }

  /** Undefined when no page has this URL. */
  match(url: string, from?: string): Target | undefined {
    const parsed = parseUrl(url, from);
    if (!parsed) return undefined;
    const path = canonical(parsed.path);
    const match = (this.#navigo.match(path) || [])[0];
    const place = match ? this.#navigo.routes.indexOf(match.route) : path === '/' ? 0 : -1;
    const page = this.#pages[place];
    if (!page) return undefined;
    const values = Object.values(match?.data ?? {});
    const params = Object.fromEntries(this.#names[place]!.map((name, index) => [name, decode(values[index] ?? '')]));
    return this.#target(parsed, page.path, params);
  }

  /** What is shown for a URL that the browser has come to: there always is something. */
  resolve(url: string): Target {
    const target = this.match(url);
    if (target) return target;
    const parsed = parseUrl(url) ?? { path: '/', search: '', url: '/' };
    return this.#target(parsed, this.#notFound ?? '', {});
  }

  #target(parsed: { path: string; search: string; url: string }, route: string, params: Target['params']): Target {
    const { path, search, url } = parsed;
    return { route, params, query: parseQuery(search), path, url, tab: this.#tabs.has(route) };
  }
}

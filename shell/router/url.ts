import type { Query, QueryInput } from './types.js';

/** Only there to let `URL` resolve paths; no request goes there. */
const ORIGIN = 'http://app.invalid';

export interface AppUrl {
  path: string;
  search: string;
  /** Path, query and fragment. */
  url: string;
}

/**
 * Resolves a URL of the app (`/a?x=1`, `./b`, `../c`, `?x=2`) against another and adds a query; undefined when it leads
 * out of the app.
 */
export function parseUrl(url: string, from = '/', query: QueryInput = {}): AppUrl | undefined {
  if (!URL.canParse(url, ORIGIN + from)) return undefined;
  const parsed = new URL(url, ORIGIN + from);
  if (parsed.origin !== ORIGIN) return undefined;
  for (const [key, value] of Object.entries(query)) {
    for (const item of [value].flat())
      if (item !== undefined && item !== null) parsed.searchParams.append(key, String(item));
  }
  const { pathname, search, hash } = parsed;
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  return { path, search, url: path + search + hash };
}

export function parseQuery(search: string): Query {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const values = params.getAll(key);
      return [key, values.length > 1 ? values : values[0]!];
    }),
  );
}

/** A malformed sequence stays as it is: it must not keep a page from being shown. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const withoutFragment = (url: string): string => url.replace(/#.*/s, '');

/** Translates between the app's URLs (`/home?x=1`) and the browser's. */
export class UrlCodec {
  readonly #hash: boolean;
  readonly #base: string;

  constructor({ mode = 'hash', base = '/' }: { mode?: 'hash' | 'history'; base?: string } = {}) {
    this.#hash = mode === 'hash';
    this.#base = new URL(`${base}/`.replace(/^[./]*|\/+/g, '/'), ORIGIN).pathname;
  }

  /** For `href` and `history`. In hash mode it names the document too, or a `<base>` element would lead it elsewhere. */
  format(url: string): string {
    if (!this.#hash) return this.#base.slice(0, -1) + url;
    const { href, origin } = globalThis.location ?? { href: this.#base, origin: '' };
    return `${withoutFragment(href).slice(origin.length)}#${url}`;
  }

  /** The app's URL that a browser URL stands for, undefined for one outside the app. */
  read({ href, pathname, search, hash }: URL | Location): string | undefined {
    if (this.#hash) {
      const start = href.indexOf('#');
      return `/${start < 0 ? '' : href.slice(start + 1).replace(/^\/+/, '')}`;
    }
    if (!`${pathname}/`.startsWith(this.#base)) return undefined;
    const path = pathname.slice(this.#base.length).replace(/^\/+|^index\.html$/, '');
    return `/${path}${search}${hash}`;
  }

  /** A link to this URL stays inside this document. */
  owns(link: URL): boolean {
    if (link.origin !== location.origin) return false;
    if (!this.#hash) return this.read(link) !== undefined;
    return withoutFragment(link.href) === withoutFragment(location.href) && link.hash.startsWith('#/');
  }
}

import type { Query, QueryInput } from './types.js';

/** A base for `URL` to resolve paths. Never requested. */
const ORIGIN = 'http://app.invalid';

/** Characters of the longest URL. Browsers allow one or two million. */
const LONGEST = 2 ** 20;

export interface AppUrl {
  path: string;
  search: string;
  /** Path, query and fragment. */
  url: string;
}

/**
 * Resolves a URL of the app (`/a?x=1`, `./b`, `../c`, `?x=2`) against another and adds a query. Returns undefined for a
 * URL outside the app, or for one of more than a million characters.
 */
export function parseUrl(url: string, from = '/', query: QueryInput = {}): AppUrl | undefined {
  if (url.length > LONGEST || !URL.canParse(url, ORIGIN + from)) return undefined;
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
  const query = new Map<string, string | string[]>();
  for (const [key, value] of new URLSearchParams(search)) {
    const known = query.get(key);
    if (Array.isArray(known)) known.push(value);
    else query.set(key, known === undefined ? value : [known, value]);
  }
  return Object.fromEntries(query);
}

/** Decodes percent-encoded text. Malformed text stays as it is, so that its page can be shown. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A URL of a definition, such as `pages/home` of a tab: it does not depend on the page that shows. */
export const rooted = (url: string): string => url.replace(/^(?![/#?])/, '/');

export const withoutFragment = (url: string): string => url.replace(/#.*/s, '');

/**
 * The browser's URL in hash mode. It has the document's path, in case of a `<base>` element; on a server, where the document
 * may come to any folder, it is relative.
 */
export function hashUrl(url: string): string {
  const { href, origin } = globalThis.location ?? { href: '', origin: '' };
  const document = withoutFragment(href);
  // A file, or the `srcdoc` of a frame, has no origin.
  return `${document.startsWith(origin) ? document.slice(origin.length) : document}#${url}`;
}

/** Translates between the app's URLs (`/home?x=1`) and the browser's. */
export class UrlCodec {
  readonly #hash: boolean;
  readonly #base: string;

  constructor({ mode = 'hash', base = '/' }: { mode?: 'hash' | 'history'; base?: string } = {}) {
    this.#hash = mode === 'hash';
    this.#base = new URL(`${base}/`.replace(/^[./]*|\/+/g, '/'), ORIGIN).pathname;
  }

  /** Path of the app's folder; in hash mode that of the document tells it. */
  get folder(): string | undefined {
    return this.#hash ? undefined : this.#base;
  }

  /** The browser's URL, for `href` and `history`. */
  format(url: string): string {
    return this.#hash ? hashUrl(url) : this.#base.slice(0, -1) + url;
  }

  /** The app's URL for a browser's URL; undefined outside the app. */
  read({ href, pathname, search, hash }: URL | Location): string | undefined {
    if (this.#hash) {
      const start = href.indexOf('#');
      return `/${start < 0 ? '' : href.slice(start + 1).replace(/^\/+/, '')}`;
    }
    if (!`${pathname}/`.startsWith(this.#base)) return undefined;
    const path = pathname.slice(this.#base.length).replace(/^\/+|^index\.html$/, '');
    return `/${path}${search}${hash}`;
  }

  /** Whether a link to this URL stays inside this document. */
  owns(link: URL): boolean {
    if (link.origin !== location.origin) return false;
    if (!this.#hash) return this.read(link) !== undefined;
    return withoutFragment(link.href) === withoutFragment(location.href) && link.hash.startsWith('#/');
  }
}

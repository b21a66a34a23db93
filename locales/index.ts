import type { MsgFn } from '@lit/localize';
// `configureLocalization` fixes its languages once, never retries a failed load, and does not give tables the values and
// the source text of a message. It is built on this function itself.
import { _installMsgImplementation } from '@lit/localize/init/install.js';
import { lazy } from '../elements/base/lazy.js';
import { sourceLocale, type targetLocales } from './generated/codes.js';
import { bestMatch, type Match } from './match.js';
import { translate, type Messages } from './message.js';
import { store, type LocaleLoader } from './store.js';

export { plural } from './format.js';
export type { Message, Messages } from './message.js';
export type { LocaleLoader, LocaleModule } from './store.js';

const loadPseudo = lazy(() => import('./pseudo.js'));

/** Languages that an app registers if it wants them: `registerLocale('de', () => import('nacre/locales/de'))`. */
type Further = 'ar' | 'de' | 'he' | 'hi' | 'ja' | 'ko' | 'pt';

const CHUNKS: Record<Exclude<(typeof targetLocales)[number], Further> | 'en-XA' | 'ar-XB', LocaleLoader> = {
  fr: lazy(() => import('./generated/fr.js')),
  es: lazy(() => import('./generated/es.js')),
  'zh-Hans': lazy(() => import('./generated/zh-Hans.js')),
  'zh-Hant': lazy(() => import('./generated/zh-Hant.js')),
  'en-XA': async () => (await loadPseudo()).accented,
  'ar-XB': async () => (await loadPseudo()).mirrored,
};

const localize = ((source, options) => {
  const { message, language = sourceLocale } = store.find(options?.id);
  const text = translate(source, message, { text: language, page: store.tag });
  return typeof text === 'string' && store.transform ? store.transform(text) : text;
}) as MsgFn;

store.join(() => {
  // Two copies of this module may share one `@lit/localize`, which takes one implementation.
  if (store.served.has(_installMsgImplementation)) return;
  _installMsgImplementation(localize);
  store.served.add(_installMsgImplementation);
  for (const [code, load] of Object.entries(CHUNKS)) store.provide(code, load);
});

const REMEMBERED = 'nacre:locale';

/** Storage may be missing, blocked or full: then the choice is kept for this visit only. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

export interface SetLocaleOptions {
  /**
   * `true` stores the choice for the next visit, and makes `'auto'` prefer a stored choice. `false` removes it.
   * Default: neither.
   */
  readonly remember?: boolean;
}

/** The codes that can be shown: those of the bundle and those that the app has registered. */
const available = (): string[] => [...new Set([...Object.keys(CHUNKS), ...store.codes])];

const match = (wanted: string | readonly string[]): Match =>
  bestMatch(typeof wanted === 'string' ? [wanted] : wanted, available(), sourceLocale);

/**
 * The best available language for `wanted` (one BCP 47 tag, or several, best first): `zh-TW` and `zh-CHT` give `zh-Hant`, `fr-CA` gives
 * `fr`, an unknown language gives `en`. Case does not matter. Names of systems count too: `fr_FR.UTF-8`, `zh_TW_#Hant`; and languages
 * that are written as one that is there: `yue-HK` gives `zh-Hant`.
 */
export function matchLocale(wanted: string | readonly string[]): string {
  return match(wanted).code;
}

/** The code of the current language: `en` until `setLocale` has loaded another one. */
export const getLocale = (): string => store.locale;

/**
 * The tag for `Intl`: the current language in the region that `setLocale` was asked for. After `setLocale('en-GB')` it is
 * `en-GB`, while `getLocale()` is `en`, since the texts are English ones. In a browser, `<html lang>` is the same.
 */
export const getFormatLocale = (): string => store.tag;

/**
 * Shows the app in the best available language for `wanted`; `'auto'` uses the browser's (`navigator.languages`). Elements
 * render again, and `<html lang dir>` are set. Dates, numbers and weeks follow the region of `wanted`, also where the texts
 * are those of its language: `en-GB` gives English texts, `<html lang="en-GB">`, and weeks that begin on Monday.
 *
 * @returns the code of the language, when its texts have loaded. When calls overlap, the last one wins and all of them
 *   resolve with its outcome. If the texts cannot be loaded it rejects, and the language does not change.
 */
export async function setLocale(wanted: string | readonly string[], options: SetLocaleOptions = {}): Promise<string> {
  const { remember } = options;
  const kept = remember && wanted === 'auto' ? withStorage((storage) => storage.getItem(REMEMBERED)) : undefined;
  const browser = globalThis.navigator?.languages ?? [];
  const { code, tag } = match(wanted === 'auto' ? [...(kept ? [kept] : []), ...browser] : wanted);
  const locale = await store.switch(code, tag);
  if (remember === false) withStorage((storage) => storage.removeItem(REMEMBERED));
  else if (remember && wanted !== 'auto') withStorage((storage) => storage.setItem(REMEMBERED, store.tag));
  return locale;
}

// Here, and not in the store: this is what an app imports.
store.choose ??= (wanted) => setLocale(wanted, { remember: true });

/**
 * Adds messages to a language, replaces single ones, or adds a language. Later calls win. Missing messages are those of the
 * language without its region (`fr` for `fr-CA`), else English. `messages` is a table, or a loader that runs when the
 * language is first shown:
 * `registerLocale('fr', () => import('./fr.js'))`, a module with the table as `default` or `templates`.
 *
 * @returns a promise. If the language is the current one, it resolves when the messages show. It rejects with a RangeError
 *   if `code` is not a BCP 47 tag, and with the error of a loader that fails.
 */
export async function registerLocale(code: string, messages: Messages | LocaleLoader): Promise<void> {
  const [canonical = code] = Intl.getCanonicalLocales(code);
  await store.register(canonical, typeof messages === 'function' ? messages : async () => ({ default: messages }));
}

/**
 * Calls `listener` with the code after each `setLocale`, and when messages of the current language are added.
 *
 * @returns a function that removes the listener.
 */
export const onLocaleChange = (listener: (locale: string) => void): (() => void) => store.observe(listener);

import type { MsgFn } from '@lit/localize';
// `configureLocalization` fixes its languages once, keeps a failed load for ever, and hides the values and the source
// text of a message from its tables. This is the hook that it is itself built on.
import { _installMsgImplementation } from '@lit/localize/init/install.js';
import { sourceLocale, type targetLocales } from './generated/codes.js';
import { bestMatch } from './match.js';
import { translate, type Messages } from './message.js';
import { store, type LocaleLoader } from './store.js';

export { plural } from './format.js';
export type { Message, Messages } from './message.js';
export type { LocaleLoader, LocaleModule } from './store.js';

const CHUNKS: Record<(typeof targetLocales)[number] | 'en-XA' | 'ar-XB', LocaleLoader> = {
  fr: () => import('./generated/fr.js'),
  es: () => import('./generated/es.js'),
  'zh-Hans': () => import('./generated/zh-Hans.js'),
  'zh-Hant': () => import('./generated/zh-Hant.js'),
  'en-XA': async () => (await import('./pseudo.js')).accented,
  'ar-XB': async () => (await import('./pseudo.js')).mirrored,
};

const localize = ((source, options) => {
  const text = translate(source, options?.id === undefined ? undefined : store.messages[options.id]);
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

/** Storage may be missing, forbidden or full: then a choice lasts for this visit. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

export interface SetLocaleOptions {
  /**
   * `true` keeps the choice for the next visit, and lets `'auto'` prefer what was kept; `false` forgets it.
   * Default: storage is left alone.
   */
  readonly remember?: boolean;
}

/** BCP 47 codes that can be shown: those of the bundle and those that the app registered. */
const available = (): string[] => [...new Set([...Object.keys(CHUNKS), ...store.codes])];

/**
 * The language in which to serve somebody who wants `wanted` (one BCP 47 tag, or several, best first): `zh-TW` gives
 * `zh-Hant`, `fr-CA` gives `fr`, what is not there gives `en`. Case and `_` do not matter.
 */
export function matchLocale(wanted: string | readonly string[]): string {
  return bestMatch(typeof wanted === 'string' ? [wanted] : wanted, available(), sourceLocale);
}

/** The code of the language that is shown: `en` until `setLocale` has loaded another one. */
export const getLocale = (): string => store.locale;

/**
 * Shows the app in the language that fits `wanted` best; `'auto'` asks the browser (`navigator.languages`). Elements
 * change in place, and `<html lang dir>` follow.
 *
 * @returns the code that is in force, once its texts are there. When calls overlap, the last one decides and all of
 *   them resolve with its outcome. When the texts cannot be loaded it rejects, and the language stays.
 */
export async function setLocale(wanted: string | readonly string[], options: SetLocaleOptions = {}): Promise<string> {
  const { remember } = options;
  const kept = remember && wanted === 'auto' ? withStorage((storage) => storage.getItem(REMEMBERED)) : undefined;
  const browser = globalThis.navigator?.languages ?? [];
  const code = matchLocale(wanted === 'auto' ? [...(kept ? [kept] : []), ...browser] : wanted);
  const locale = await store.switch(code);
  if (remember === false) withStorage((storage) => storage.removeItem(REMEMBERED));
  else if (remember && wanted !== 'auto') withStorage((storage) => storage.setItem(REMEMBERED, locale));
  return locale;
}

/**
 * Adds messages to a language, replaces single ones, or adds a language. Later calls win. What a table lacks comes from
 * the language without its region (`fr` for `fr-CA`), else it stays English. `messages` is a table, or a loader that runs when the language is first shown:
 * `registerLocale('fr', () => import('./fr.js'))`, a module with the table as `default` or `templates`.
 *
 * @returns a promise that resolves when the messages are on the page, if their language is the current one. It rejects
 *   with a RangeError when `code` is no BCP 47 tag, and with the error of a loader that fails.
 */
export async function registerLocale(code: string, messages: Messages | LocaleLoader): Promise<void> {
  const [canonical = code] = Intl.getCanonicalLocales(code);
  await store.register(canonical, typeof messages === 'function' ? messages : async () => ({ default: messages }));
}

/**
 * Calls `listener` with the code after each switch, and when messages of the current language were added.
 *
 * @returns a function that ends it.
 */
export const onLocaleChange = (listener: (locale: string) => void): (() => void) => store.observe(listener);

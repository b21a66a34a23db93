import { localeOf } from '../../../../../elements/base/language.js';
import { DeviceError, ErrCode } from '../../../errors.js';
import type { Provider, SignalSource } from '../../../types.js';

/** What `nacre/locales` leaves on the page. The bus does not import it, since many pages have no need of it. */
interface Languages {
  readonly locale: string;
  /** Shows the best language for a wish and remembers the wish. */
  choose?(wanted: string): Promise<string>;
}

const KEY = Symbol.for('nacre.locales');
const page = globalThis as { [KEY]?: Languages };

/** The language of the page; the browser's if it names none that browsers know. */
export const pageLanguage = (): string => localeOf(document.documentElement.lang) ?? navigator.language;

/** Whether this page can change its language. */
export const hasLanguages = (): boolean => Boolean(page[KEY]?.choose);

export const getLocale: Provider<'getLocale'> = () => ({
  locale: page[KEY]?.locale ?? pageLanguage(),
});

export const setLocale: Provider<'setLocale'> = async ({ locale }) => {
  if (!hasLanguages())
    throw new DeviceError('setLocale', ErrCode.unsupported, 'import nacre/locales, which has the texts');
  await page[KEY]!.choose!(locale);
};

/** The event of `@lit/localize`, which an app may use without `nacre/locales`. */
const STATUS = 'lit-localize-status';

/** Calls `listener` when texts are in another language, until the signal aborts. */
export function onLanguage(listener: (locale: string, event: Event) => void, signal: AbortSignal): void {
  const handle = (event: Event) => {
    const { status, readyLocale } = (event as CustomEvent<{ status: string; readyLocale: string }>).detail;
    if (status === 'ready') listener(readyLocale, event);
  };
  addEventListener(STATUS, handle, { signal });
}

export const localeChange: SignalSource<'localeChange'> = (emit, signal) =>
  onLanguage((locale) => emit({ locale }), signal);

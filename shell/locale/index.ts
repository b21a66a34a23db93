import * as locales from '../../locales/index.js';
import { device, type Provider } from '../device/index.js';

const STATUS = 'lit-localize-status';

/**
 * Calls `listener` when texts are in another language, also if the app uses `@lit/localize` without `nacre/locales`.
 * Returns a function that ends it.
 */
export function onLanguage(listener: (locale: string, event: Event) => void): () => void {
  const handle = (event: WindowEventMap[typeof STATUS]): void => {
    if (event.detail.status === 'ready') listener(event.detail.readyLocale, event);
  };
  window.addEventListener(STATUS, handle);
  return () => window.removeEventListener(STATUS, handle);
}

const getLocale: Provider<'getLocale'> = () => ({ locale: locales.getLocale() });

const setLocale: Provider<'setLocale'> = async ({ locale }) => {
  await locales.setLocale(locale, { remember: true });
};

/** Answers the calls `getLocale` and `setLocale`, and emits `localeChange`. Returns a function that ends it. */
export function provideLocale(): () => void {
  const stops = [
    device.provide('getLocale', getLocale),
    device.provide('setLocale', setLocale),
    device.source('localeChange', (emit, end) => {
      const stop = onLanguage((locale) => emit({ locale }));
      end.addEventListener('abort', stop);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

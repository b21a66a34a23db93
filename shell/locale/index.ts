import * as locales from '../../locales/index.js';
import { device, type Provider } from '../device/index.js';

export const getLocale: Provider<'getLocale'> = () => ({ locale: locales.getLocale() });

export const setLocale: Provider<'setLocale'> = async ({ locale }) => {
  await locales.setLocale(locale, { remember: true });
};

/** Answers the calls that are about the language, and tells of its changes. Returns what takes that back. */
export function provideLocale(): () => void {
  const stops = [
    device.provide('getLocale', getLocale),
    device.provide('setLocale', setLocale),
    device.source('localeChange', (emit, end) => {
      const stop = locales.onLocaleChange((locale) => emit({ locale }));
      end.addEventListener('abort', stop);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

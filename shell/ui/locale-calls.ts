import { getLocale, onLocaleChange, setLocale } from '../../locales/index.js';
import { device } from '../device/index.js';

/** Answers the calls that are about the language, and tells of its changes. Returns what takes that back. */
export function provideLocale(): () => void {
  const stops = [
    device.provide('getLocale', () => ({ locale: getLocale() })),
    device.provide('setLocale', async ({ locale }) => {
      await setLocale(locale, { remember: true });
    }),
    onLocaleChange((locale) => device.emit('localeChange', { locale })),
  ];
  return () => stops.forEach((stop) => stop());
}

import { registerLocale, type LocaleLoader } from 'nacre/locales';
import type { targetLocales } from './generated/codes.js';

/** Made of `xliff/` by `npm run generate`. */
const TABLES: Record<(typeof targetLocales)[number], LocaleLoader> = {
  fr: () => import('./generated/fr.js'),
  es: () => import('./generated/es.js'),
  'zh-Hans': () => import('./generated/zh-Hans.js'),
  'zh-Hant': () => import('./generated/zh-Hant.js'),
  ar: () => import('./generated/ar.js'),
  de: () => import('./generated/de.js'),
  he: () => import('./generated/he.js'),
  hi: () => import('./generated/hi.js'),
  ja: () => import('./generated/ja.js'),
  ko: () => import('./generated/ko.js'),
  pt: () => import('./generated/pt.js'),
};

/** Messages of the elements in languages that the package has beside its bundle. */
const ELEMENTS: Readonly<Record<string, LocaleLoader>> = {
  ar: () => import('nacre/locales/ar'),
  de: () => import('nacre/locales/de'),
  he: () => import('nacre/locales/he'),
  hi: () => import('nacre/locales/hi'),
  ja: () => import('nacre/locales/ja'),
  ko: () => import('nacre/locales/ko'),
  pt: () => import('nacre/locales/pt'),
};

/** Translations of the showcase's own texts; each loads when its language is first used. English is in the code. */
export function registerTexts(): void {
  for (const [code, load] of [...Object.entries(ELEMENTS), ...Object.entries(TABLES)]) void registerLocale(code, load);
}

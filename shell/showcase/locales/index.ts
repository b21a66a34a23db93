import { registerLocale, type LocaleLoader } from 'nacre/locales';
import type { targetLocales } from './generated/codes.js';

/** Made of `xliff/` by `npm run generate`. */
const TABLES: Record<(typeof targetLocales)[number], LocaleLoader> = {
  fr: () => import('./generated/fr.js'),
  es: () => import('./generated/es.js'),
  'zh-Hans': () => import('./generated/zh-Hans.js'),
  'zh-Hant': () => import('./generated/zh-Hant.js'),
};

/** Translations of the showcase's own texts; each loads when its language is first used. English is in the code. */
export function registerTexts(): void {
  for (const [code, load] of Object.entries(TABLES)) void registerLocale(code, load);
}

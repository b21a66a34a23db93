import { registerLocale } from 'nacre/locales';

/** Translations of the showcase's own texts; each loads when its language is first used. English is in the code. */
export function registerTexts(): void {
  void registerLocale('fr', () => import('./fr.js'));
  void registerLocale('es', () => import('./es.js'));
  void registerLocale('zh-Hans', () => import('./zh-Hans.js'));
  void registerLocale('zh-Hant', () => import('./zh-Hant.js'));
}

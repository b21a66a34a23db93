import { registerLocale } from 'nacre/locales';

/** Translations of the showcase's own texts; each loads when its language is first used. English is in the code. */
export function registerTexts(): void {
  void registerLocale('fr', () => import('./fr/index.js'));
  void registerLocale('es', () => import('./es/index.js'));
  void registerLocale('zh-Hans', () => import('./zh-Hans/index.js'));
  void registerLocale('zh-Hant', () => import('./zh-Hant/index.js'));
}

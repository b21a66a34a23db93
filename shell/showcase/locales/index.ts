import { registerLocale } from 'nacre/locales';

/** The showcase's own texts; each language loads when it is first shown. English stands in the code. */
export function registerTexts(): void {
  void registerLocale('fr', () => import('./fr.js'));
  void registerLocale('es', () => import('./es.js'));
  void registerLocale('zh-Hans', () => import('./zh-Hans.js'));
  void registerLocale('zh-Hant', () => import('./zh-Hant.js'));
}

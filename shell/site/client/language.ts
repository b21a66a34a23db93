import { keepSettings } from './settings.js';

/** The elements speak the language of the page. The reader's is that of the pages read last, or chosen at the top. */
export function followLanguage(): void {
  const own = document.body.dataset.language!;
  if (own !== 'en') {
    keepSettings({ language: own });
    void import('nacre/locales').then(({ setLocale }) => setLocale(own)).catch(reportError);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a')) {
    link.addEventListener('click', () => keepSettings({ language: link.dataset.language }));
  }
}

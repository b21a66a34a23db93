import { getLocale, onLocaleChange, setLocale } from 'nacre/locales';
import { LANGUAGES, PSEUDO_LANGUAGES } from '../languages.js';
import { applySettings, readSettings, type Settings } from '../settings.js';

/** Language and theme: the choices of the showcase's settings, which both pages share. */
export function connectChoices(): void {
  const language = document.querySelector<HTMLSelectElement>('#language')!;
  const theme = document.querySelector<HTMLSelectElement>('#theme')!;
  const developer = document.createElement('optgroup');
  developer.dataset['label'] = 'developer';
  developer.append(...PSEUDO_LANGUAGES.map(([code, name]) => new Option(name, code)));
  language.append(...LANGUAGES.map(([code, name]) => new Option(name, code)), developer);
  const show = (): void => {
    language.value = getLocale();
  };
  onLocaleChange(show);
  show();
  language.addEventListener('change', () => void setLocale(language.value, { remember: true }));
  theme.value = readSettings().theme;
  theme.addEventListener('change', () => {
    applySettings({ ...readSettings(), theme: theme.value as Settings['theme'] });
  });
  void setLocale('auto', { remember: true });
}

import 'nacre/elements/segmented';
import { keepSettings, readSettings } from './settings.js';
import { texts } from './texts.js';

const OPTIONS = [
  { value: '', label: texts.auto },
  { value: 'light', label: texts.light },
  { value: 'dark', label: texts.dark },
];

/** Light, dark, or as the system says: at the top, and on phones at the end of the page. */
export function addThemeChoices(): void {
  const choices = [...document.querySelectorAll('.theme')].map((place) => {
    const choice = document.createElement('nc-segmented');
    choice.setAttribute('aria-label', texts.theme);
    choice.options = OPTIONS;
    place.append(choice);
    return choice;
  });
  const show = (theme: string): void => {
    for (const choice of choices) choice.value = theme;
  };
  for (const choice of choices) {
    choice.addEventListener('change', () => {
      const theme = String(choice.value);
      const { dataset } = document.documentElement;
      if (theme) dataset.ncTheme = theme;
      else delete dataset.ncTheme;
      show(theme);
      keepSettings({ theme });
    });
  }
  show(readSettings().theme ?? '');
}

import 'nacre/elements/segmented';
import { keepSettings, readSettings } from './settings.js';

const OPTIONS = [
  { value: '', label: 'Auto' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Light, dark, or as the system says: at the top, and on phones at the end of the page. */
export function addThemeChoices(): void {
  const choices = [...document.querySelectorAll('.theme')].map((place) => {
    const choice = document.createElement('nc-segmented');
    choice.setAttribute('aria-label', 'Theme');
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

import type { Provider, SignalSource } from '../../../types.js';
import type { Theme } from '../types.js';
import { attempt } from '../../../errors.js';
import { chosenTheme, updateThemeColor } from '../../page/web/theme-color.js';

/** The choice of `setTheme` in localStorage. */
const KEY = 'nacre:theme';

const preference = () => matchMedia('(prefers-color-scheme: dark)');

/** The system's theme. */
export const systemTheme = (): Theme => (preference().matches ? 'dark' : 'light');

/** The theme on screen: the app's choice, else the system's. */
export const currentTheme = (): Theme => chosenTheme() ?? systemTheme();

export const getTheme: Provider<'getTheme'> = () => ({ theme: currentTheme(), setting: chosenTheme() ?? 'auto' });

export const setTheme: Provider<'setTheme'> = ({ theme }) => {
  show(theme);
  // Where storage is blocked, the choice holds as long as the document.
  attempt(() => (theme === 'auto' ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, theme)));
};

/** Shows the theme that `setTheme` has chosen in an earlier visit. */
export function restoreTheme(): void {
  const theme = attempt(() => localStorage.getItem(KEY));
  if (theme === 'light' || theme === 'dark') show(theme);
}

function show(theme: Theme | 'auto'): void {
  if (theme === 'auto') delete document.documentElement.dataset['ncTheme'];
  else document.documentElement.dataset['ncTheme'] = theme;
  updateThemeColor();
}

export const themeChange: SignalSource<'themeChange'> = (emit, signal) => {
  let last = currentTheme();
  const update = () => {
    const theme = currentTheme();
    if (theme !== last) emit({ theme: (last = theme) });
  };
  preference().addEventListener('change', update, { signal });
  const observer = new MutationObserver(update);
  observer.observe(document.documentElement, { attributeFilter: ['data-nc-theme'] });
  signal.addEventListener('abort', () => observer.disconnect());
};

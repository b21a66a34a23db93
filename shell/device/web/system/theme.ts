import type { Provider, SignalSource } from '../../types.js';
import type { Theme } from '../../apis/system.js';
import { chosenTheme, updateThemeColor } from './theme-color.js';

const preference = () => matchMedia('(prefers-color-scheme: dark)');

/** The system's theme. */
export const systemTheme = (): Theme => (preference().matches ? 'dark' : 'light');

/** The theme on screen: the app's choice, else the system's. */
export const currentTheme = (): Theme => chosenTheme() ?? systemTheme();

export const getTheme: Provider<'getTheme'> = () => ({ theme: currentTheme(), setting: chosenTheme() ?? 'auto' });

export const setTheme: Provider<'setTheme'> = ({ theme }) => {
  if (theme === 'auto') delete document.documentElement.dataset['ncTheme'];
  else document.documentElement.dataset['ncTheme'] = theme;
  updateThemeColor();
};

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

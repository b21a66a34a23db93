import { getStorageSync, setStorageSync, setTheme } from 'nacre/device';
import { getLocale, onLocaleChange } from 'nacre/locales';

export interface Settings {
  readonly theme: 'auto' | 'light' | 'dark';
  /** Size of the reader's text, as a percentage of the browser's. */
  readonly text: string;
  readonly direction: 'auto' | 'ltr' | 'rtl';
}

const DEFAULTS: Settings = { theme: 'auto', text: '100%', direction: 'auto' };
const KEY = 'settings';
const SCOPE = { namespace: 'showcase' };

export const readSettings = (): Settings => ({
  ...DEFAULTS,
  ...(getStorageSync(KEY, SCOPE) as Partial<Settings> | undefined),
});

function show({ text, direction }: Settings): void {
  const { documentElement } = document;
  documentElement.style.fontSize = text;
  if (direction !== 'auto') documentElement.dir = direction;
  else documentElement.dir = getLocale().startsWith('ar') ? 'rtl' : 'ltr';
}

export function applySettings(settings: Settings): void {
  setStorageSync(KEY, settings, SCOPE);
  void setTheme({ theme: settings.theme });
  show(settings);
}

/** Restores the choices of an earlier visit, and keeps them when the language changes. */
export function restoreSettings(): void {
  const settings = readSettings();
  if (settings.theme !== 'auto') void setTheme({ theme: settings.theme });
  show(settings);
  onLocaleChange(() => show(readSettings()));
}

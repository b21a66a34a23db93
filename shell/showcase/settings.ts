import { setTheme } from 'nacre/device';
import { getLocale, onLocaleChange } from 'nacre/locales';
import { isRecord, recall, remember } from './memory.js';

export interface Settings {
  readonly theme: 'auto' | 'light' | 'dark';
  /** Size of the reader's text, as a percentage of the browser's. */
  readonly text: string;
  readonly direction: 'auto' | 'ltr' | 'rtl';
}

const DEFAULTS: Settings = { theme: 'auto', text: '100%', direction: 'auto' };
const KEY = 'settings';

export function readSettings(): Settings {
  const { theme, text, direction } = recall(KEY, isRecord) ?? {};
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : DEFAULTS.theme,
    text: /^\d{2,3}%$/.test(String(text)) ? String(text) : DEFAULTS.text,
    direction: direction === 'ltr' || direction === 'rtl' ? direction : DEFAULTS.direction,
  };
}

function show({ text, direction }: Settings): void {
  const { documentElement } = document;
  documentElement.style.fontSize = text;
  if (direction !== 'auto') documentElement.dir = direction;
  else documentElement.dir = /^(?:ar|he)\b/.test(getLocale()) ? 'rtl' : 'ltr';
}

export function applySettings(settings: Settings): void {
  remember(KEY, settings);
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

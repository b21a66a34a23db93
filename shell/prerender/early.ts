import { readState } from '../router/history/place.js';
import { HeldClicks } from './held-clicks.js';
import { EARLY, UNUSED_ATTRIBUTE, type Early, type ScreenStyles } from './names.js';
import { adoptStyles } from './styles.js';

/** Keys of the choices of `setTheme` and `setLocale` in localStorage. */
const THEME = 'nacre:theme';
const LOCALE = 'nacre:locale';

/** Storage may be blocked: then nothing has been chosen. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The URL leads to the rendered page. */
function isHere({ urls = '[]', mode }: DOMStringMap): boolean {
  const { pathname, search, hash } = location;
  return (JSON.parse(urls) as string[]).includes(mode === 'hash' ? hash : pathname + search + hash);
}

/** The app will start in the language of the screen. Without `language` it always does. */
function isUnderstood({ language }: DOMStringMap): boolean {
  const wanted = stored(LOCALE) ?? navigator.languages[0] ?? '';
  return !language || wanted.split('-')[0] === language.split('-')[0];
}

/**
 * Runs in the head of a prerendered document, before the first paint: decides whether the screen is the one that the app will
 * show, gives it its styles, and holds clicks until the app can answer them. The script's tag has the facts of the screen.
 */
export function startEarly(styles: ScreenStyles): void {
  const facts = document.currentScript!.dataset;
  const isShown =
    isHere(facts) &&
    isUnderstood(facts) &&
    // After a reload, or Back from another site, the page has texts and offsets of its own.
    !readState(history.state) &&
    (!facts['media'] || matchMedia(facts['media']).matches);
  const { documentElement } = document;
  const theme = stored(THEME);
  if (theme === 'light' || theme === 'dark') documentElement.dataset['ncTheme'] = theme;
  if (!isShown) documentElement.setAttribute(UNUSED_ATTRIBUTE, '');
  const takeStylesAway = adoptStyles(styles);
  const clicks = isShown ? new HeldClicks() : undefined;
  const early: Early = {
    isShown,
    release() {
      takeStylesAway();
      clicks?.release();
    },
  };
  Object.defineProperty(globalThis, EARLY, { value: early });
}

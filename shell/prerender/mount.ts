import { createElement, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { setLocale } from '../../locales/index.js';
import { answerLinks } from '../router/providers.js';
import { hashUrl } from '../router/url.js';
import { AppShell, type App } from '../ui/index.js';
import { fixedLanguage } from './language.js';
import { EARLY, STYLE_ATTRIBUTE, UNUSED_ATTRIBUTE, WAITING, type Early } from './names.js';

/**
 * Shows an app in an element: takes over the screen that `nacre/prerender/vite` has rendered there, if it is the one that
 * the app shows first, else renders it. `screen` is what the plugin's module renders. Default: the `AppShell` of the app.
 */
export async function mountApp(
  app: App,
  container: Element,
  screen: ReactNode = createElement(AppShell, { app }),
): Promise<Root> {
  const early = (globalThis as { [EARLY]?: Early })[EARLY];
  app.title = document.title;
  const language = fixedLanguage(app);
  // Its elements render, and ask for addresses, before the router has started.
  if (early?.isShown) app.router.app.addEventListener('launch', answerLinks(app.router), { once: true });
  // The screen is in its language: so is what React compares it with.
  const [isThere] = early?.isShown
    ? await Promise.all([app.router.preview(), language && setLocale(language).catch(app.report)])
    : [false];
  if (!early || !isThere) {
    container.replaceChildren();
    document.documentElement.removeAttribute(UNUSED_ATTRIBUTE);
    early?.release();
    const root = createRoot(container);
    root.render(screen);
    return root;
  }
  // A strict content security policy lets scripts set styles, so that React finds them where it will change them.
  for (const element of container.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`)) {
    element.style.cssText = element.getAttribute(STYLE_ATTRIBUTE)!;
    element.removeAttribute(STYLE_ATTRIBUTE);
  }
  if (app.definition.router?.mode !== 'history') placeLinks(container);
  // The page is in the stack in the same task: what is clicked then is answered.
  app.router.app.addEventListener('launch', () => queueMicrotask(() => early.release()), { once: true });
  return hydrateRoot(container, screen, {
    onRecoverableError(error) {
      if ((error as { digest?: unknown }).digest !== WAITING) app.report(error);
    },
  });
}

/** Gives links with hash URLs the addresses that the app renders here: React leaves attributes that it finds as they are. */
function placeLinks(container: Element): void {
  for (const link of container.querySelectorAll('[href^="#/"]'))
    link.setAttribute('href', hashUrl(link.getAttribute('href')!.slice(1)));
}

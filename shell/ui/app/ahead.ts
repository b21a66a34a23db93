import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import { setLocale } from '../../../locales/index.js';
import { defineApp } from '../app.js';
import type { PageEvent } from '../../router/index.js';
import { isGuarded } from '../identity/guarded.js';
import type { App } from './context.js';

/** The page of an app that shows before the app starts. */
interface Ahead {
  isThere: boolean;
  readonly loading: Promise<void>;
}

/** One for each app: what `url` says later does not count. */
const known = new WeakMap<App, Ahead>();

/** Whether a page may be shown before a guard has been asked: guards run in browsers. */
function isForAll({ router, definition, pageOf }: App, url: string): boolean {
  const page = pageOf(router.match(url)?.route ?? '');
  return !definition.canEnter && !(page && isGuarded(page));
}

function begin(app: App, url: string): Ahead {
  const { locale } = app.definition;
  const shown = isForAll(app, url) ? app.router.preview(url) : undefined;
  // Its texts: the HTML of the server has them in this language.
  const language = locale === undefined || locale === 'auto' ? undefined : setLocale(locale);
  const ahead: Ahead = {
    isThere: !language && (!shown || app.router.getSnapshot().entries.length > 0),
    loading: Promise.all([shown, language]).then(
      () => void (ahead.isThere = true),
      (error: unknown) => {
        ahead.isThere = true;
        app.report(error);
      },
    ),
  };
  return ahead;
}

/** An app for one request. Its errors are in the server's log: it runs on. */
function appOfRequest({ definition }: App): App {
  const app = defineApp(definition);
  app.router.app.addEventListener('error', (event) => console.error((event as PageEvent).data));
  return app;
}

/** The app to render: on a server a new one for each request, since an app has one stack. */
export function useOwnApp(app: App, url: string | undefined): App {
  const isOfRequest = typeof document === 'undefined' && url !== undefined;
  const [own] = useState(() => (isOfRequest ? appOfRequest(app) : undefined));
  return own ?? app;
}

/** Shows the page of a URL before the start, as the server does. Waits until it has loaded: React keeps the server's HTML. */
export function useAhead(app: App, url: string | undefined): void {
  if (url === undefined) return;
  let ahead = known.get(app);
  if (!ahead) known.set(app, (ahead = begin(app, url)));
  if (!ahead.isThere) throw ahead.loading;
}

const never = () => () => undefined;

/** Whether React renders on a server, or what a server has rendered. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** Whether to render what shows only until the app has started in a browser. */
export const AheadContext = createContext(false);
export const useIsAhead = (): boolean => useContext(AheadContext);

import { createContext, useContext } from 'react';
import type { Entry, Page, Router } from '../../router/index.js';
import type { Bars } from './bars.js';
import type { Motions } from '../motion/motion.js';
import type { Observable } from '../base/observable.js';
import type { Stage } from '../stage/stage.js';
import type { AppTheme } from '../definition/theme.js';
import type { AppDefinition, PageDefinition, PageStyle, Side } from '../definition/types.js';

/** Values of CSS. Undefined for a window that is not beside the pages. */
export type WindowSizes = Readonly<Partial<Record<Side, string | undefined>>>;

/** An app: its definition, its router, and the state of its bars. Made by `defineApp`, shown by `AppShell`. */
export interface App {
  readonly definition: AppDefinition;
  readonly router: Router;
  readonly bars: Bars;
  /** How pages move. */
  readonly motions: Motions;
  /** Which pages are seen together. */
  readonly stage: Stage;
  /** What `@name` stands for in styles. */
  readonly theme: AppTheme;
  /** How much of the app its windows take. */
  readonly windowSizes: Observable<WindowSizes>;
  /** The title to announce; see `useLateTitle`. */
  readonly lateTitle: Observable<string>;
  /** The document's title before the app started. Pages without a title show it. */
  title: string;
  readonly pageOf: (route: string) => PageDefinition | undefined;
  /** The style of a page: its own over that of the app. With a key that of the page which is open, as calls have changed it. */
  readonly styleOf: (route: string, key?: string) => PageStyle;
  /** Shows the first page and answers the bus, until the signal aborts. */
  start(signal: AbortSignal): Promise<void>;
  /** Reports an error to the app's `onError`. */
  readonly report: (error: unknown) => void;
}

export interface PageContextValue {
  readonly app: App;
  readonly entry: Entry;
  readonly page: Page;
}

export const AppContext = createContext<App | null>(null);
export const PageContext = createContext<PageContextValue | null>(null);

/** The app that the component is part of. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp: expected to be called below <AppShell>');
  return app;
}

export function usePageContext(): PageContextValue {
  const value = useContext(PageContext);
  if (!value) throw new Error('usePage: expected to be called in a page of <AppShell>');
  return value;
}

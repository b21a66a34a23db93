import { createContext, useContext } from 'react';
import type { Entry, Page } from '../router/index.js';
import type { App } from './app.js';

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

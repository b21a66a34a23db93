import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Query } from '../../router/index.js';
import { useApp } from '../app/context.js';
import { textOf, useLocalized } from '../definition/locale.js';
import { Observable } from '../base/observable.js';
import type { NavigationBarState } from '../app/bars.js';
import type { Side } from '../definition/types.js';

/** The window that the component is part of. */
export interface WindowHandle {
  readonly side: Side;
  /** It is drawn over the page, as on narrow screens, and not beside it. */
  readonly isOver: boolean;
  /** Takes it off the screen. */
  hide(): void;
}

export const WindowContext = createContext<WindowHandle | null>(null);

/** The window that the component is part of. */
export function useWindow(): WindowHandle {
  const handle = useContext(WindowContext);
  if (!handle) throw new Error('useWindow: expected to be called in a window of <AppShell>');
  return handle;
}

/** The page on top, as windows see it. */
export interface TopPage {
  /** Identifies it in the stack: two pages may have the same URL. */
  readonly key: string;
  /** The path by which the app has defined it, such as `/user/:id`. */
  readonly route: string;
  /** Its own path, such as `/user/7`. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  /** Title of its navigation bar. */
  readonly title: string;
}

const NO_BAR = new Observable<NavigationBarState>({});

/** The page on top of the stack; undefined until the app has started. For windows and other parts around the pages. */
export function useTopPage(): TopPage | undefined {
  const app = useApp();
  const { router, bars } = app;
  const { entries } = useSyncExternalStore(router.subscribe, router.getSnapshot, router.getSnapshot);
  const top = entries.at(-1);
  const page = top && router.page(top.key);
  const bar = page ? bars.page(page) : NO_BAR;
  const state = useSyncExternalStore(bar.subscribe, bar.get, bar.get);
  useLocalized();
  const title = state.title ?? textOf(top && app.styleOf(top.route, top.key).navigationBarTitleText);
  return useMemo(() => {
    if (!top) return undefined;
    const { key, route, path, params, query } = top;
    return { key, route, path, params, query, title };
  }, [top, title]);
}

import { lazy, Suspense, type ComponentType } from 'react';
import type { Page } from '../router/index.js';
import { Observable } from './observable.js';
import type { PageStyle } from './types.js';

/** Which pages refresh. */
const states = new WeakMap<Page, Observable<boolean>>();

/** Whether a page refreshes. One that is left does so no more; one that goes to the back with the app does. */
export function refreshOf(page: Page): Observable<boolean> {
  let state = states.get(page);
  if (!state) {
    states.set(page, (state = new Observable(false)));
    page.on('hide', () => {
      if (!document.hidden) states.get(page)!.set(false);
    });
  }
  return state;
}

/** Whether users can pull a page with this style. A no from either property is final. */
export function canRefresh({ enablePullDownRefresh, pullToRefresh }: PageStyle): boolean {
  const { support } = pullToRefresh ?? {};
  return Boolean(enablePullDownRefresh ?? support) && support !== false;
}

export interface PageRefresherProps {
  page: Page;
  style: PageStyle;
}

const Nothing = () => null;

const Lazy = lazy(async (): Promise<{ default: ComponentType<PageRefresherProps> }> => {
  try {
    return await import('./page-refresher.js');
  } catch (error) {
    // A page is a page without it.
    reportError(error);
    return { default: Nothing };
  }
});

/** Pull to refresh, for pages that have it. */
export function PullToRefresh({ page, style }: PageRefresherProps) {
  if (!canRefresh(style)) return null;
  return (
    <Suspense fallback={null}>
      <Lazy page={page} style={style} />
    </Suspense>
  );
}

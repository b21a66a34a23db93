import { lazy } from '../../../elements/base/lazy.js';
import { useEffect, useSyncExternalStore } from 'react';
import type { Page } from '../../router/index.js';
import { Observable } from '../base/observable.js';
import { canRefresh } from './refresh.js';
import type { PageStyle } from '../definition/types.js';

/** The module with the refresher, which most apps never need. */
const refresher = new Observable<typeof import('./refresher.js') | undefined>(undefined);
const importRefresher = /* @__PURE__ */ lazy(() => import('./refresher.js'));
let isLoading = false;

/** Loads the refresher. A failure is reported; the page works without it, and the next page to show tries again. */
async function loadRefresher(): Promise<void> {
  if (isLoading || refresher.get()) return;
  isLoading = true;
  try {
    refresher.set(await importRefresher());
  } catch (error) {
    reportError(error);
  } finally {
    isLoading = false;
  }
}

/** Pull to refresh, on pages whose style enables it. */
export function PullToRefresh({ page, style }: { page: Page; style: PageStyle }) {
  const module = useSyncExternalStore(refresher.subscribe, refresher.get, refresher.get);
  const isEnabled = canRefresh(style);
  useEffect(() => {
    if (isEnabled) void loadRefresher();
  }, [isEnabled]);
  return isEnabled && module ? <module.PageRefresher page={page} style={style} /> : null;
}

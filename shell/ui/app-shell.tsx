import { useCallback, useEffect, useInsertionEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { onWindowResize } from '../device/calls/system/window-resize.js';
import { inNextTask } from '../router/next-task.js';
import type { RouteAction, Router } from '../router/index.js';
import { Announcer } from './app/announcer.js';
import { AheadContext, useAhead, useIsHydrating, useOwnApp } from './app/ahead.js';
import { AppContext, type App } from './app/context.js';
import { PageStack } from './page/stack.js';
import { adoptShellStyles, shellStyles } from './app/shell.styles.js';
import { baseOf } from './stage/layout.js';
import { AppTabBar } from './bars/tab-bar.js';
import { useFeature } from './base/feature.js';
import { WINDOWS } from './windows/feature.js';

const OPENING: ReadonlySet<RouteAction> = new Set(['navigateTo', 'redirectTo', 'reLaunch', 'switchTab']);

/** Renders what changes. A page that comes by a call does so in a task of its own: that of the change is long enough. */
function followRouter({ subscribe, getSnapshot }: Router, render: () => void): () => void {
  const keyOfTop = () => getSnapshot().entries.at(-1)?.key;
  let last = keyOfTop();
  let isPlanned = false;
  const renderPlanned = (): void => {
    isPlanned = false;
    render();
  };
  return subscribe(() => {
    const key = keyOfTop();
    const isOpened = key !== last && OPENING.has(getSnapshot().action);
    last = key;
    // What follows in the same task is rendered with it.
    if (isPlanned) return;
    isPlanned = isOpened;
    if (isOpened) inNextTask(renderPlanned);
    else render();
  });
}

export interface AppShellProps {
  app: App;
  /**
   * For HTML of a server: the URL that is asked for, as the app knows it. The server renders its page, and the browser takes
   * that over. Later changes of it do nothing: the app has its own router.
   */
  url?: string | undefined;
}

/** Shows an app: its pages, tab bar and windows. One per document. */
export function AppShell({ app, url }: AppShellProps) {
  const own = useOwnApp(app, url);
  return (
    <AppContext.Provider value={own}>
      <Shell app={own} url={url} />
    </AppContext.Provider>
  );
}

function Shell({ app, url }: { app: App; url: string | undefined }) {
  useAhead(app, url);
  const isAhead = useIsHydrating() && url !== undefined;
  const { router, definition } = app;
  const snapshot = useSyncExternalStore(
    useCallback((render: () => void) => followRouter(router, render), [router]),
    router.getSnapshot,
    router.getSnapshot,
  );
  const base = baseOf(snapshot);
  const SideWindow = useFeature(WINDOWS, false)?.SideWindow;
  const isTabBarAtTop = definition.tabBar?.position === 'top';

  useInsertionEffect(adoptShellStyles, []);

  // Before the first paint, which would be empty.
  useLayoutEffect(() => {
    const running = new AbortController();
    app.start(running.signal).catch(app.report);
    return () => running.abort();
  }, [app]);

  useEffect(
    () =>
      onWindowResize((resize) => {
        for (const key of router.getSnapshot().visible) router.page(key)?.send('resize', resize);
      }),
    [router],
  );

  return (
    <AheadContext.Provider value={isAhead}>
      {isAhead && <style dangerouslySetInnerHTML={{ __html: shellStyles }} />}
      <div className="nc-app">
        {SideWindow && <SideWindow side="top" />}
        <div className="nc-middle">
          {SideWindow && <SideWindow side="left" />}
          <div className="nc-main">
            {isTabBarAtTop && <AppTabBar top={base} />}
            <PageStack snapshot={snapshot} />
            {!isTabBarAtTop && <AppTabBar top={base} />}
          </div>
          {SideWindow && <SideWindow side="right" />}
        </div>
        <Announcer />
      </div>
    </AheadContext.Provider>
  );
}

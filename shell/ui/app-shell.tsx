import { useEffect, useInsertionEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { onWindowResize } from '../device/calls/system/window-resize.js';
import { Announcer } from './app/announcer.js';
import { AppContext, type App } from './app/context.js';
import { PageStack } from './page/stack.js';
import { adoptShellStyles } from './app/shell.styles.js';
import { baseOf } from './stage/layout.js';
import { AppTabBar } from './bars/tab-bar.js';
import { useFeature } from './base/feature.js';
import { WINDOWS } from './windows/feature.js';

/** Shows an app: its pages, tab bar and windows. One per document. */
export function AppShell({ app }: { app: App }) {
  const { router, definition } = app;
  const snapshot = useSyncExternalStore(router.subscribe, router.getSnapshot, router.getSnapshot);
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
    <AppContext.Provider value={app}>
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
    </AppContext.Provider>
  );
}

import { useEffect, useInsertionEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { device } from '../device/index.js';
import type { App } from './app.js';
import { AppContext } from './context.js';
import { PageStack } from './page-stack.js';
import { adoptShellStyles } from './shell.styles.js';
import { baseOf } from './stage-layout.js';
import { AppTabBar } from './tab-bar.js';
import { SideWindow } from './windows.js';

/** Shows an app: its pages, tab bar and windows. One per document. */
export function AppShell({ app }: { app: App }) {
  const { router, definition } = app;
  const snapshot = useSyncExternalStore(router.subscribe, router.getSnapshot, router.getSnapshot);
  const base = baseOf(snapshot);

  useInsertionEffect(adoptShellStyles, []);

  // Before the first paint, which would be empty.
  useLayoutEffect(() => {
    const running = new AbortController();
    app.start(running.signal).catch(app.report);
    return () => running.abort();
  }, [app]);

  useEffect(
    () =>
      device.watch('windowResize', (resize) => {
        for (const key of router.getSnapshot().visible) router.page(key)?.send('resize', resize);
      }),
    [router],
  );

  return (
    <AppContext.Provider value={app}>
      <div
        className="nc-app"
        ref={(element) => element?.style.setProperty('--nc-app-max-width', maxWidthOf(definition.maxWidth))}
      >
        <SideWindow side="top" route={base?.route} />
        <div className="nc-middle">
          <SideWindow side="left" route={base?.route} />
          <div className="nc-main">
            <PageStack snapshot={snapshot} />
            <AppTabBar top={base} />
          </div>
          <SideWindow side="right" route={base?.route} />
        </div>
      </div>
    </AppContext.Provider>
  );
}

const maxWidthOf = (width: number | undefined): string => (width === undefined ? 'none' : `${width}px`);

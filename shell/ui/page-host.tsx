import { memo, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { setBarColor } from '../device/web/theme-color.js';
import type { Chunk, Entry, Page } from '../router/index.js';
import { Activity } from './activity.js';
import { useApp, PageContext } from './context.js';
import { textOf, useLocalized } from './locale.js';
import { PageBar } from './page-bar.js';
import { PageContent } from './page-content.js';
import { PullToRefresh } from './pull-to-refresh.js';
import { followScroll, restoreScroll } from './scroll.js';

/** Distance in px from the end at which `reachbottom` fires. */
const REACH_BOTTOM = 50;

interface PageHostProps {
  entry: Entry;
  page: Page;
  chunk: Chunk | undefined;
  /** On screen: on top, or in motion. */
  isVisible: boolean;
  /** The page on top, which the user can operate. */
  isTop: boolean;
  /** Passes the page's element to the stack, which moves it. */
  register: (key: string, element: HTMLElement | null) => void;
}

/** One entry of the stack: its navigation bar, its scroller, its page. Hidden and inert while it is covered. */
export const PageHost = memo(function PageHost(props: PageHostProps) {
  const { entry, page, chunk, isVisible, isTop, register } = props;
  const app = useApp();
  const root = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const context = useMemo(() => ({ app, entry, page }), [app, entry, page]);
  const style = useMemo(() => app.styleOf(entry.route), [app, entry.route]);
  const bar = app.bars.page(page);
  const barState = useSyncExternalStore(bar.subscribe, bar.get, bar.get);
  useLocalized();
  const title = barState.title ?? textOf(style.navigationBarTitleText);
  const isReady = chunk?.status === 'ready';
  const hasBar = style.navigationStyle !== 'custom';
  const distance = style.onReachBottomDistance ?? REACH_BOTTOM;

  useLayoutEffect(() => {
    register(entry.key, root.current);
    return () => register(entry.key, null);
  }, [entry.key, register]);

  useLayoutEffect(() => {
    root.current!.inert = !isTop;
  }, [isTop]);

  useEffect(() => {
    if (isTop) document.title = title || app.title;
  }, [isTop, title, app]);

  const isSolid = hasBar && (style.transparentTitle ?? 'none') === 'none';
  const barColor = isSolid ? (barState.backgroundColor ?? style.navigationBarBackgroundColor) : undefined;
  useEffect(() => {
    if (isTop) setBarColor(barColor);
  }, [isTop, barColor]);

  useEffect(() => {
    if (!isVisible || !isReady) return;
    const stops = [followScroll(page, scroller.current!, distance), restoreScroll(page, scroller.current!)];
    return () => stops.forEach((stop) => stop());
  }, [page, isVisible, isReady, distance]);

  useEffect(() => {
    if (isReady && isVisible) page.send('ready');
  }, [isReady, isVisible, page]);

  return (
    <PageContext.Provider value={context}>
      <section
        ref={root}
        className="nc-page"
        data-phase={entry.phase}
        data-hidden={isVisible ? undefined : ''}
        data-bar={hasBar ? (style.transparentTitle ?? 'none') : 'none'}
      >
        <Activity mode={isVisible ? 'visible' : 'hidden'}>
          <div className="nc-page-frame">
            {hasBar && <PageBar title={title} state={barState} style={style} />}
            {/* Gets the focus when the page opens: keys scroll it, and screen readers read its name. */}
            <div
              ref={scroller}
              className="nc-page-scroll"
              style={{ backgroundColor: style.backgroundColor }}
              data-still={style.disableScroll ? '' : undefined}
              role="region"
              aria-label={title || document.title}
              tabIndex={-1}
            >
              {isReady && <PullToRefresh page={page} style={style} />}
              <div className="nc-page-content">
                <PageContent entry={entry} chunk={chunk} />
              </div>
            </div>
          </div>
        </Activity>
      </section>
    </PageContext.Provider>
  );
});

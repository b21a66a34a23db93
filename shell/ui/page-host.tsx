import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { applyDeclarations } from '../device/web/page/page-meta.js';
import { setBarColor } from '../device/web/system/theme-color.js';
import type { Chunk, Entry, Page } from '../router/index.js';
import { Activity } from './activity.js';
import { useApp, PageContext } from './context.js';
import { textOf, useLocalized } from './locale.js';
import { PageBar } from './page-bar.js';
import { PageContent } from './page-content.js';
import { barOf, REACH_BOTTOM } from './page-style.js';
import { PullToRefresh } from './pull-to-refresh.js';
import { followScroll, restoreScroll } from './scroll.js';

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
  const place = usePlace(entry);
  const context = useMemo(() => ({ app, entry: place, page }), [app, place, page]);
  const bar = app.bars.page(page);
  const barState = useSyncExternalStore(bar.subscribe, bar.get, bar.get);
  const changed = barState.style;
  const style = useMemo(() => ({ ...app.styleOf(entry.route), ...changed }), [app, entry.route, changed]);
  useLocalized();
  const title = barState.title ?? textOf(style.navigationBarTitleText);
  const isReady = chunk?.status === 'ready';
  const barPlace = barOf(style);
  const distance = style.onReachBottomDistance ?? REACH_BOTTOM;

  useLayoutEffect(() => {
    register(entry.key, root.current);
    return () => register(entry.key, null);
  }, [entry.key, register]);

  useLayoutEffect(() => {
    root.current!.inert = !isTop;
  }, [isTop]);

  // A page that shows again has its element again.
  useLayoutEffect(() => {
    if (scroller.current) page.setElement(scroller.current);
  }, [page, isVisible]);
  useEffect(() => () => page.setElement(undefined), [page]);

  const { pageStyle, rootFontSize } = barState;
  useLayoutEffect(() => {
    if (pageStyle !== undefined && page.element) applyDeclarations(page.element, pageStyle);
  }, [page, pageStyle]);

  useLayoutEffect(() => {
    if (!isTop || !rootFontSize) return;
    applyDeclarations(document.documentElement, rootFontSize);
    return () => applyDeclarations(document.documentElement, '');
  }, [isTop, rootFontSize]);

  useEffect(() => {
    if (isTop) document.title = title || app.title;
  }, [isTop, title, app]);

  const barColor = barPlace === 'above' ? (barState.backgroundColor ?? style.navigationBarBackgroundColor) : undefined;
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
        data-bar={barPlace}
      >
        <Activity mode={isVisible ? 'visible' : 'hidden'}>
          <div className="nc-page-frame">
            {barPlace !== 'none' && <PageBar title={title} state={barState} style={style} />}
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
                <PageContent entry={place} chunk={chunk} />
              </div>
            </div>
          </div>
        </Activity>
      </section>
    </PageContext.Provider>
  );
});

/** The entry as the page knows it: the same object until the URL changes. With each phase, all of the page would render. */
function usePlace(entry: Entry): Entry {
  const [place, setPlace] = useState(entry);
  const isSame = place.url === entry.url && place.index === entry.index && place.tab === entry.tab;
  if (!isSame) setPlace(entry);
  return isSame ? place : entry;
}

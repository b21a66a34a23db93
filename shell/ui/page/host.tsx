import { given } from '../../../elements/base/given.js';
import { isMotionReduced } from '../../../elements/base/reduced-motion.js';
import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { applyDeclarations } from '../../device/calls/app/web/page-meta.js';
import { setBarColor } from '../../device/calls/page/web/theme-color.js';
import type { Chunk, Entry, Page } from '../../router/index.js';
import { Activity } from './activity.js';
import { useLateTitle } from '../app/announcer.js';
import { AppPart } from '../parts/app-part.js';
import { useApp, PageContext } from '../app/context.js';
import { useDrafts } from '../kept/drafts.js';
import { keepFocus } from '../kept/focus-snapshot.js';
import { pixelsOf } from '../base/length.js';
import { textOf, useLocalized } from '../definition/locale.js';
import { barColorsOf } from '../bars/bar-colors.js';
import { LargeTitle } from '../bars/large-title.js';
import { PageBar } from '../bars/page-bar.js';
import { PageContent } from './content.js';
import { barOf, hasLargeTitle, REACH_BOTTOM } from '../definition/page-style.js';
import { PullToRefresh } from '../refresh/pull-to-refresh.js';
import { keepPositions } from '../kept/positions.js';
import { followScroll } from '../kept/scroll.js';
import { restoreScroll } from '../kept/scroll-restore.js';
import { SHARED_ELEMENTS, sharesElements } from '../motion/shared.js';
import type { PlacedPage } from '../stage/layout.js';
import type { PagePopupProps } from '../stage/stage.js';
import { useThemed } from '../definition/theme.js';

interface PageHostProps extends PlacedPage {
  page: Page;
  chunk: Chunk | undefined;
  /** Shows the page above others, if its place is a sheet or dialog. */
  Popup: ComponentType<PagePopupProps> | undefined;
  /** Passes the page's element to the stack, which moves it. */
  register: (key: string, element: HTMLElement | null) => void;
}

/** One entry of the stack: its navigation bar, its scroller, its page. Hidden and inert while it is covered. */
export const PageHost = memo(function PageHost(props: PageHostProps) {
  const { entry, page, place, isActive, isTop, isBase, hasDetail, hasTabs, Popup, register } = props;
  const [isPoppedUp, setPoppedUp] = useState(false);
  // A sheet that leaves, or that another page covers, is seen until it has faded out.
  const isVisible = props.isVisible || isPoppedUp;
  const [isOpened, setOpened] = useState(!Popup);
  if (isPoppedUp && !isOpened) setOpened(true);
  // Content of a popup that is closed could not take the focus.
  const chunk = isOpened ? props.chunk : undefined;
  const app = useApp();
  const root = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const visit = useVisit(entry);
  const context = useMemo(() => ({ app, entry: visit, page }), [app, visit, page]);
  const bar = app.bars.page(page);
  const barState = useThemed(app.theme, useSyncExternalStore(bar.subscribe, bar.get, bar.get));
  const style = { ...app.styleOf(entry.route), ...given(barState.style) };
  useLocalized();
  const title = barState.title ?? textOf(style.navigationBarTitleText);
  const { tabs } = app.bars;
  const blurOfTabs = useSyncExternalStore(
    tabs.subscribe,
    () => tabs.get().blurEffect,
    () => tabs.get().blurEffect,
  );
  const isUnderTabs = entry.tab && (style.tabBar?.blurEffect ?? blurOfTabs ?? 'none') !== 'none';
  const [isWaiting, setWaiting] = useState(false);
  /** The same, before React has rendered again. */
  const waits = useRef(false);
  const handleWait = useCallback((now: boolean) => {
    waits.current = now;
    setWaiting(now);
  }, []);
  // Before the app has started, the page of `router.preview()` only shows.
  const isReady = chunk?.status === 'ready' && !isWaiting && page.loaded;
  const barPlace = barOf(style);
  const isLarge = hasLargeTitle(style);
  const { onReachBottomDistance: distance, onReachBottomAfterScroll: needsScroll = false } = style;

  useLayoutEffect(() => {
    register(entry.key, root.current);
    return () => register(entry.key, null);
  }, [entry.key, register]);

  useLayoutEffect(() => {
    root.current!.inert = !isActive;
  }, [isActive]);

  // A page that shows again has its element again.
  useLayoutEffect(() => {
    if (!scroller.current) return;
    page.setElement(scroller.current);
    keepPositions(page, scroller.current);
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
  useLateTitle(isTop, title);

  const barColor = barPlace === 'above' ? barColorsOf(barState, style).backgroundColor : undefined;
  useEffect(() => {
    if (isBase) setBarColor(barColor);
  }, [isBase, barColor]);

  useEffect(() => {
    if (!isVisible || !isReady) return;
    // Read with each look at it: a length in rpx follows the window.
    const read = () => pixelsOf(distance, 'onReachBottomDistance') ?? REACH_BOTTOM;
    return followScroll(page, scroller.current!, read, needsScroll);
  }, [page, isVisible, isReady, distance, needsScroll]);

  const latestUrl = useRef(entry.url);
  useEffect(() => {
    latestUrl.current = entry.url;
  });
  useEffect(() => {
    if (isVisible && isReady) return restoreScroll(page, scroller.current!, latestUrl.current);
    return undefined;
  }, [page, isVisible, isReady]);

  // It ends before the page that covers this one takes the focus.
  useLayoutEffect(() => {
    if (isTop && isReady) return keepFocus(page, scroller.current!);
  }, [page, isTop, isReady]);

  useDrafts(page, scroller, isVisible && isReady && style.drafts === true);

  useEffect(() => {
    if (!isReady || !isVisible || waits.current) return;
    page.send('ready');
    // Before the motion to the next page needs it.
    if (sharesElements(root.current!) && !isMotionReduced()) SHARED_ELEMENTS.want();
  }, [isReady, isVisible, page]);

  const Empty = app.definition.split?.empty;
  const section = (
    <section
      ref={root}
      className="nc-page"
      data-phase={entry.phase}
      data-place={place === 'full' ? undefined : place}
      data-hidden={isVisible ? undefined : ''}
      data-bar={barPlace}
      data-large-title={isLarge ? '' : undefined}
      data-tabs={hasTabs ? '' : undefined}
      data-under-tabs={isUnderTabs ? '' : undefined}
    >
      <Activity mode={isVisible ? 'visible' : 'hidden'}>
        <div className="nc-page-frame" style={{ backgroundColor: style.backgroundColor }}>
          {barPlace !== 'none' && <PageBar title={title} place={place} state={barState} style={style} />}
          {/* Gets the focus when the page opens: keys scroll it, and screen readers read its name. */}
          <div
            ref={scroller}
            className="nc-page-scroll"
            data-still={style.disableScroll ? '' : undefined}
            role="region"
            aria-label={title || app.title}
            tabIndex={-1}
          >
            {chunk?.status === 'ready' && <PullToRefresh page={page} style={style} />}
            {isLarge && <LargeTitle title={title} state={barState} style={style} />}
            <div className="nc-page-content">
              <PageContent entry={visit} chunk={chunk} onWait={handleWait} />
            </div>
          </div>
        </div>
        {place === 'list' && !hasDetail && (
          <div className="nc-split-empty">
            {Empty && (
              <AppPart name="split.empty">
                <Empty />
              </AppPart>
            )}
          </div>
        )}
      </Activity>
    </section>
  );

  return (
    <PageContext.Provider value={context}>
      {Popup ? (
        <Popup
          kind={place === 'dialog' ? 'dialog' : 'sheet'}
          title={title || app.title}
          phase={entry.phase}
          chunk={props.chunk}
          isVisible={props.isVisible}
          isActive={isActive}
          hasBar={barPlace !== 'none'}
          onShown={setPoppedUp}
        >
          {section}
        </Popup>
      ) : (
        section
      )}
    </PageContext.Provider>
  );
});

/** The entry as the page knows it: the same object until the URL changes. With each phase, all of the page would render. */
function useVisit(entry: Entry): Entry {
  const [visit, setVisit] = useState(entry);
  const isSame = visit.url === entry.url && visit.index === entry.index && visit.tab === entry.tab;
  if (!isSame) setVisit(entry);
  return isSame ? visit : entry;
}

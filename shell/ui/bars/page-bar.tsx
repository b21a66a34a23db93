import { useEffect, useRef, type ComponentRef } from 'react';
import { NavBar } from '../../../react/generated/nav-bar.js';
import type { PageEvent } from '../../router/index.js';
import { rooted } from '../../router/url.js';
import type { NavigationBarState } from '../app/bars.js';
import { usePageContext } from '../app/context.js';
import { textOf, translated } from '../definition/locale.js';
import { isOpen } from '../identity/guarded.js';
import { penetrates } from '../definition/page-style.js';
import type { Place } from '../stage/layout.js';
import type { PageStyle } from '../definition/types.js';
import { barColorsOf } from './bar-colors.js';

interface PageBarProps {
  title: string;
  place: Place;
  state: NavigationBarState;
  style: PageStyle;
}

/** In sheets and dialogs, after the buttons of the page. */
const CLOSE = { type: 'close' } as const;

const TYPES = { none: 'default', auto: 'transparent', always: 'float' } as const;

/** The navigation bar of one page. Shows the page's style and what calls have set, and sends the bar's events to the page. */
export function PageBar({ title, place, state, style }: PageBarProps) {
  const { app, entry, page } = usePageContext();
  const { router, definition } = app;
  const bar = useRef<ComponentRef<typeof NavBar>>(null);
  const type = TYPES[style.transparentTitle ?? 'none'];
  const first = definition.pages[0]!;
  const home = first.path;
  // If the app was opened on this page by a link, there is no page below it. Then Back opens the first page, unless that
  // would lead back here, as from a login page.
  // From one tab to the first one leads the tab bar, or the Back of browser and system.
  const canGoBack = entry.index > 0 && !(entry.tab && definition.tabBar?.backToFirst);
  const canGoHome = !(entry.tab || entry.route === home) && isOpen(first);
  const isPopup = place === 'sheet' || place === 'dialog';
  const back = (): void => {
    // A list goes back together with its detail.
    const { entries } = router.getSnapshot();
    const delta = entries.length - entries.findIndex(({ key }) => key === entry.key);
    const gone = canGoBack ? router.navigateBack({ delta }) : router.reLaunch({ url: rooted(home) });
    gone.catch(() => undefined); // The page or a guard refused to leave.
  };
  const titleBelow = (): string => {
    const { entries } = router.getSnapshot();
    const place = entries.findIndex(({ key }) => key === entry.key);
    // Below a page that leaves is the one on top.
    const below = place < 0 ? entries.at(-1) : entries[place - 1];
    const set = below && app.bars.page(router.page(below.key)!).get().title;
    return set ?? textOf(app.styleOf(below?.route ?? home, below?.key).navigationBarTitleText);
  };

  useEffect(() => {
    if (type !== 'transparent') return;
    // Set without React, since it changes with every frame.
    return page.on('pagescroll', ({ data }: PageEvent) => {
      bar.current!.scrolled = (data as { scrollTop: number }).scrollTop;
    });
  }, [page, type]);

  const own = style.navigationBarButtons?.map((button) => translated(button, 'text'));
  const { duration = 0, timingFunc = 'linear' } = state.animation ?? {};
  return (
    <NavBar
      ref={bar}
      title={title}
      loading={state.loading ?? false}
      back={!isPopup && place !== 'detail' && (canGoBack || canGoHome)}
      backLabel={style.backLabel === true ? titleBelow() : textOf(style.backLabel || undefined)}
      {...barColorsOf(state, style)}
      type={type}
      titleImage={style.titleImage}
      // The element reads lengths with units as well.
      titleSize={style.titleSize as number}
      coverage={style.coverage as number}
      titlePenetrate={penetrates(style)}
      shadow={style.navigationBarShadow?.colorType ?? ''}
      buttons={isPopup ? [...(own ?? []), CLOSE] : own}
      searchInput={style.searchInput && translated(style.searchInput, 'placeholder')}
      style={{ '--nc-nav-bar-duration': `${duration}ms ${easingOf(timingFunc)}` }}
      onBack={back}
      onButtonTap={({ index, button }) => {
        if (button === CLOSE) back();
        else page.send('navigationbarbuttontap', { ...button, index });
      }}
      onSearchInput={({ text }) => page.send('navigationbarsearchinputchanged', { text })}
      onSearchConfirm={({ text }) => page.send('navigationbarsearchinputconfirmed', { text })}
      onSearchClick={() => page.send('navigationbarsearchinputclicked')}
      onSearchFocus={({ focus }) => page.send('navigationbarsearchinputfocuschanged', { focus })}
    />
  );
}

/** `easeInOut` -> `ease-in-out`. */
const easingOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

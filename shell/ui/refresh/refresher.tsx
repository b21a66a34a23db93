import { useLayoutEffect, useRef, useSyncExternalStore, type ComponentRef } from 'react';
import { Refresher } from '../../../react/generated/refresher.js';
import type { Page } from '../../router/index.js';
import { pixelsOf } from '../base/length.js';
import { barOf } from '../definition/page-style.js';
import { refreshOf } from './refresh.js';
import type { PageStyle } from '../definition/types.js';

/** Room for a bar that covers the top of the page, or for the safe area of the screen. */
const INSETS = {
  none: 'var(--nc-safe-top, 0px)',
  above: '0px',
  over: 'calc(var(--nc-nav-bar-height, 44px) + var(--nc-safe-top, 0px))',
};

const onResize = (notify: () => void): (() => void) => {
  window.addEventListener('resize', notify);
  return () => window.removeEventListener('resize', notify);
};

/** The refresher of one page: draws it as the page's style says, follows the bus's calls and sends `pulldownrefresh`. */
export function PageRefresher({ page, style }: { page: Page; style: PageStyle }) {
  const state = refreshOf(page);
  const refreshing = useSyncExternalStore(state.subscribe, state.get, state.get);
  const element = useRef<ComponentRef<typeof Refresher>>(null);
  const { color, range, height, offset, timeout, style: kind } = style.pullToRefresh ?? {};
  // Lengths in rpx follow the window.
  useSyncExternalStore(onResize, () => window.innerWidth);

  useLayoutEffect(() => {
    // The page's scroller, even where the style disables scrolling.
    element.current!.scroller = element.current!.parentElement!;
  }, []);

  return (
    <Refresher
      ref={element}
      refreshing={refreshing}
      color={color}
      range={pixelsOf(range, 'pullToRefresh.range')}
      height={pixelsOf(height, 'pullToRefresh.height')}
      offset={pixelsOf(offset, 'pullToRefresh.offset')}
      timeout={timeout}
      push={kind === 'default'}
      style={{ '--nc-refresher-inset': INSETS[barOf(style)] }}
      onRefresh={(event) => {
        state.set(true);
        page.send('pulldownrefresh', { waitUntil: (work: Promise<unknown>) => event.waitUntil(work) });
      }}
      onRestore={() => state.set(false)}
    />
  );
}

import { useLayoutEffect, useRef, useSyncExternalStore, type ComponentRef, type CSSProperties } from 'react';
import { Refresher } from '../../react/generated/refresher.js';
import { refreshOf, type PageRefresherProps } from './refresh.js';
import type { PageStyle } from './types.js';

/** Below a bar that lies over the page, or the edge of the screen. */
const insetOf = ({ navigationStyle, transparentTitle = 'none' }: PageStyle): string => {
  if (navigationStyle === 'custom') return 'var(--nc-safe-top, 0px)';
  return transparentTitle === 'none' ? '0px' : 'calc(var(--nc-nav-bar-height, 44px) + var(--nc-safe-top, 0px))';
};

/** The refresher of one page: what its style says of it, what the bus's calls want, and the page's event. */
export default function PageRefresher({ page, style }: PageRefresherProps) {
  const state = refreshOf(page);
  const refreshing = useSyncExternalStore(state.subscribe, state.get, state.get);
  const element = useRef<ComponentRef<typeof Refresher>>(null);
  const { color, range, height, offset, timeout, style: kind } = style.pullToRefresh ?? {};

  useLayoutEffect(() => {
    // Also one that users may not scroll.
    element.current!.scroller = element.current!.parentElement!;
  }, []);

  return (
    <Refresher
      ref={element}
      refreshing={refreshing}
      color={color}
      range={range}
      height={height}
      offset={offset}
      timeout={timeout}
      push={kind === 'default'}
      style={{ '--nc-refresher-inset': insetOf(style) } as CSSProperties}
      onRefresh={(event) => {
        state.set(true);
        page.send('pulldownrefresh', { waitUntil: (work: Promise<unknown>) => event.waitUntil(work) });
      }}
      onRestore={() => state.set(false)}
    />
  );
}

import { device, DeviceError, ErrCode, type CallName, type PageTarget, type Provider } from '../../device/index.js';
import type { Entry, Router } from '../../router/index.js';
import type { Bars, NavigationBarState } from '../app/bars.js';
import { canRefresh, refreshOf } from '../refresh/refresh.js';
import { scrollPage } from '../kept/scroll.js';
import type { PageStyle } from '../definition/types.js';

const NO_REFRESH = 'the page has no pull to refresh (style enablePullDownRefresh)';

/** What the calls need of the app. */
interface BarHost {
  readonly bars: Bars;
  readonly router: Router;
  styleOf(route: string, key?: string): PageStyle;
}

/**
 * Answers the bus's calls about the navigation bar, scrolling and refreshing, for the page on top, or the one that a call
 * names. Returns a function that ends it.
 */
export function provideBarCalls(host: BarHost): () => void {
  const { bars, router } = host;
  const top = (name: CallName): Entry => {
    const entry = router.getSnapshot().entries.at(-1);
    if (!entry) throw new DeviceError(name, ErrCode.notFound, 'page not found');
    return entry;
  };
  const entryOf = (name: CallName, { page }: PageTarget): Entry => {
    if (page === undefined) return top(name);
    const entry = router.getSnapshot().entries.find(({ key }) => key === page);
    if (!entry) throw new DeviceError(name, ErrCode.notFound, `page: no page with the key ${page} is open`);
    return entry;
  };
  const setPage = (name: CallName, target: PageTarget, change: NavigationBarState): void =>
    bars.setPage(router.page(entryOf(name, target).key)!, change);
  const setRefresh = (name: CallName, target: PageTarget, on: boolean): void => {
    const { key, route } = entryOf(name, target);
    if (!canRefresh(host.styleOf(route, key))) throw new DeviceError(name, ErrCode.unsupported, NO_REFRESH);
    refreshOf(router.page(key)!).set(on);
  };

  const answers = {
    setNavigationBarTitle: ({ title, ...to }) => setPage('setNavigationBarTitle', to, { title }),
    setNavigationBarColor: ({ frontColor, backgroundColor, animation = {}, ...to }) =>
      setPage('setNavigationBarColor', to, { frontColor, backgroundColor, animation }),
    showNavigationBarLoading: (to) => setPage('showNavigationBarLoading', to, { loading: true }),
    hideNavigationBarLoading: (to) => setPage('hideNavigationBarLoading', to, { loading: false }),
    startPullDownRefresh: (to) => setRefresh('startPullDownRefresh', to, true),
    stopPullDownRefresh: (to) => setRefresh('stopPullDownRefresh', to, false),
    pageScrollTo: (options, { signal }) => scrollPage(top('pageScrollTo').key, options, signal),
  } satisfies { [Name in CallName]?: Provider<Name> };
  const stops = Object.entries(answers).map(([name, answer]) =>
    device.provide(name as CallName, answer as Provider<CallName>),
  );
  return () => stops.forEach((stop) => stop());
}

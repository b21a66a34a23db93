import { device, DeviceError, ErrCode, type CallName, type Provider } from '../../device/index.js';
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

/** Answers the bus's calls about the navigation bar, scrolling and refreshing, for the page on top. Returns a function that ends it. */
export function provideBarCalls(host: BarHost): () => void {
  const { bars, router } = host;
  const top = (name: CallName): Entry => {
    const entry = router.getSnapshot().entries.at(-1);
    if (!entry) throw new DeviceError(name, ErrCode.notFound, 'page not found');
    return entry;
  };
  const setPage = (name: CallName, change: NavigationBarState): void =>
    bars.setPage(router.page(top(name).key)!, change);
  const setRefresh = (name: CallName, on: boolean): void => {
    const { key, route } = top(name);
    if (!canRefresh(host.styleOf(route, key))) throw new DeviceError(name, ErrCode.unsupported, NO_REFRESH);
    refreshOf(router.page(key)!).set(on);
  };

  const answers = {
    setNavigationBarTitle: ({ title }) => setPage('setNavigationBarTitle', { title }),
    setNavigationBarColor: ({ frontColor, backgroundColor, animation = {} }) =>
      setPage('setNavigationBarColor', { frontColor, backgroundColor, animation }),
    showNavigationBarLoading: () => setPage('showNavigationBarLoading', { loading: true }),
    hideNavigationBarLoading: () => setPage('hideNavigationBarLoading', { loading: false }),
    startPullDownRefresh: () => setRefresh('startPullDownRefresh', true),
    stopPullDownRefresh: () => setRefresh('stopPullDownRefresh', false),
    pageScrollTo: (options, { signal }) => scrollPage(top('pageScrollTo').key, options, signal),
  } satisfies { [Name in CallName]?: Provider<Name> };
  const stops = Object.entries(answers).map(([name, answer]) =>
    device.provide(name as CallName, answer as Provider<CallName>),
  );
  return () => stops.forEach((stop) => stop());
}

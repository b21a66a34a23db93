import { device, DeviceError, ErrCode, type CallName, type Provider } from '../../device/index.js';
import { tabAnswers, type CalledTabBar } from '../../device/calls/page/web/tab-answers.js';
import type { Router } from '../../router/index.js';
import { rooted } from '../../router/url.js';
import type { Bars } from '../app/bars.js';

/**
 * Answers the bus's calls about the tab bar, whichever page is on top: what arrives while the user reads a detail is for the
 * bar beneath. It can be shown and hidden only while it belongs to the page on top. Returns a function that ends it.
 */
export function provideTabCalls({ bars, router }: { bars: Bars; router: Router }): () => void {
  const barOf = (name: CallName): CalledTabBar => {
    const top = router.getSnapshot().entries.at(-1);
    if (!top) throw new DeviceError(name, ErrCode.notFound, 'page not found');
    const { list, midButton } = bars.tabs.get();
    if (list.length === 0) throw new DeviceError(name, ErrCode.notFound, 'the app has no tab bar');
    return {
      list,
      midButton,
      set: (change) => bars.setTabs(change),
      show(isShown, isAnimated) {
        if (!top.tab) throw new DeviceError(name, ErrCode.notFound, 'not TabBar page');
        bars.setTabs({ hidden: !isShown, isAnimated });
      },
    };
  };
  /** The path of a page, with or without the slash before it. */
  const pageAt = (path: string): string => {
    const url = rooted(path);
    if (!router.match(url)?.route) throw new DeviceError('setTabBarItem', ErrCode.notFound, `pagePath: no page ${url}`);
    return url;
  };

  const shared = tabAnswers(barOf);
  const answers = {
    ...shared,
    setTabBarItem: ({ pagePath, ...options }) => {
      shared.setTabBarItem({ ...options, ...(pagePath !== undefined && { pagePath: pageAt(pagePath) }) });
      router.setTabs(bars.tabs.get().list);
    },
  } satisfies { [Name in CallName]?: Provider<Name> };
  const stops = Object.entries(answers).map(([name, answer]) =>
    device.provide(name as CallName, answer as Provider<CallName>),
  );
  return () => stops.forEach((stop) => stop());
}

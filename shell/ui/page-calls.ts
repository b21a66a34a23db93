import { device, DeviceError, ErrCode, type CallName, type PageStyleValues } from '../device/index.js';
import { rootFontSizeOf } from '../device/web/page/page-meta.js';
import type { Page, Router } from '../router/index.js';
import type { Bars, NavigationBarState } from './bars.js';
import { textOf } from './locale.js';
import { REACH_BOTTOM } from './page-style.js';
import { canRefresh } from './refresh.js';
import type { PageStyle } from './types.js';

/** What the calls need of the app. */
interface PageHost {
  readonly bars: Bars;
  readonly router: Router;
  styleOf(route: string, key?: string): PageStyle;
}

const COLORS = { white: '#ffffff', black: '#000000' } as const;

/** Answers the bus's calls about the look of the page on top. Returns a function that ends it. */
export function providePageCalls({ bars, router, styleOf }: PageHost): () => void {
  const topOf = (name: CallName): { page: Page; style: PageStyle } => {
    const entry = router.getSnapshot().entries.at(-1);
    if (!entry) throw new DeviceError(name, ErrCode.notFound, 'page not found');
    return { page: router.page(entry.key)!, style: styleOf(entry.route, entry.key) };
  };
  const stops = [
    device.provide('setPageMeta', (options) => {
      const size = rootFontSizeOf(options);
      const { page } = topOf('setPageMeta');
      bars.setPage(page, {
        ...(options.pageStyle !== undefined && { pageStyle: options.pageStyle }),
        ...(options.rootFontSize !== undefined && { rootFontSize: size }),
      });
    }),
    device.provide('getPageStyle', (): PageStyleValues => {
      const { page, style } = topOf('getPageStyle');
      const { title, frontColor, backgroundColor } = bars.page(page).get();
      const textStyle = frontColor ? (frontColor === COLORS.white ? 'white' : 'black') : style.navigationBarTextStyle;
      const color = backgroundColor ?? style.navigationBarBackgroundColor;
      return {
        navigationBarTitleText: title ?? textOf(style.navigationBarTitleText),
        ...(textStyle && { navigationBarTextStyle: textStyle }),
        ...(color && { navigationBarBackgroundColor: color }),
        navigationStyle: style.navigationStyle ?? 'default',
        ...(style.titleImage && { titleImage: style.titleImage }),
        disableScroll: style.disableScroll ?? false,
        enablePullDownRefresh: canRefresh(style),
        onReachBottomDistance: style.onReachBottomDistance ?? REACH_BOTTOM,
        ...(style.backgroundColor && { backgroundColorContent: style.backgroundColor }),
      };
    }),
    device.provide('setPageStyle', (given) => {
      const { page } = topOf('setPageStyle');
      const { navigationBarTitleText: title, navigationBarTextStyle, navigationBarBackgroundColor } = given;
      const { navigationStyle, titleImage, disableScroll, enablePullDownRefresh, onReachBottomDistance } = given;
      const style = Object.entries({
        navigationStyle,
        titleImage,
        disableScroll,
        enablePullDownRefresh,
        onReachBottomDistance,
        backgroundColor: given.backgroundColorContent,
      }).filter(([, value]) => value !== undefined);
      const change: NavigationBarState = {
        ...(title !== undefined && { title }),
        ...(navigationBarTextStyle && { frontColor: COLORS[navigationBarTextStyle] }),
        ...(navigationBarBackgroundColor !== undefined && { backgroundColor: navigationBarBackgroundColor }),
        ...(style.length && { style: { ...bars.page(page).get().style, ...Object.fromEntries(style) } }),
      };
      bars.setPage(page, change);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

import { given } from '../../../elements/base/given.js';
import { device, DeviceError, ErrCode, type CallName, type PageStyleValues } from '../../device/index.js';
import { rootFontSizeOf } from '../../device/calls/app/web/page-meta.js';
import type { Page, Router } from '../../router/index.js';
import type { Bars, NavigationBarState } from '../app/bars.js';
import { pixelsOf } from '../base/length.js';
import { textOf } from '../definition/locale.js';
import { penetrates, REACH_BOTTOM } from '../definition/page-style.js';
import { canRefresh } from '../refresh/refresh.js';
import type { AppTheme } from '../definition/theme.js';
import type { PageStyle } from '../definition/types.js';

/** What the calls need of the app. */
interface PageHost {
  readonly bars: Bars;
  readonly router: Router;
  readonly theme: AppTheme;
  styleOf(route: string, key?: string): PageStyle;
}

/** What of a page's style code can change while the page is open, under the same name: of its bar, and the rest. */
const BAR_KEYS = ['titleImage', 'titleSize', 'transparentTitle', 'coverage', 'navigationBarShadow'] as const;
const KEYS = [
  'titlePenetrate',
  'navigationStyle',
  'disableScroll',
  'enablePullDownRefresh',
  'onReachBottomDistance',
] as const;
/** Those without a default. */
const OTHERS = ['pullToRefresh', 'maxWidth', 'topWindow', 'leftWindow', 'rightWindow'] as const;

/** Those of an object's properties that are set. */
const those = <Style extends object, Key extends keyof Style>(style: Style, keys: readonly Key[]): Pick<Style, Key> =>
  given(Object.fromEntries(keys.map((key) => [key, style[key]]))) as never;

const COLORS = { white: '#ffffff', black: '#000000' } as const;

/** Answers the bus's calls about the look of the page on top. Returns a function that ends it. */
export function providePageCalls({ bars, router, theme, styleOf }: PageHost): () => void {
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
      const { title, frontColor, backgroundColor } = theme.resolve(bars.page(page).get());
      // `styleOf` has put values of the theme in the place of their names.
      const own = style.navigationBarTextStyle as PageStyleValues['navigationBarTextStyle'];
      const textStyle = frontColor ? (frontColor === COLORS.white ? 'white' : 'black') : own;
      const color = backgroundColor ?? style.navigationBarBackgroundColor;
      return {
        navigationBarTitleText: title ?? textOf(style.navigationBarTitleText),
        ...(textStyle && { navigationBarTextStyle: textStyle }),
        ...(color && { navigationBarBackgroundColor: color }),
        navigationStyle: style.navigationStyle ?? 'default',
        ...those(style, BAR_KEYS),
        ...(style.titlePenetrate !== undefined && { titlePenetrate: penetrates(style) }),
        disableScroll: style.disableScroll ?? false,
        enablePullDownRefresh: canRefresh(style),
        onReachBottomDistance: pixelsOf(style.onReachBottomDistance, 'onReachBottomDistance') ?? REACH_BOTTOM,
        ...(style.backgroundColor && { backgroundColorContent: style.backgroundColor }),
        ...those(style, OTHERS),
      };
    }),
    device.provide('setPageStyle', (options) => {
      const { page } = topOf('setPageStyle');
      const { navigationBarTitleText: title, navigationBarTextStyle, navigationBarBackgroundColor } = options;
      const { backgroundColorContent: backgroundColor } = options;
      // The name of a value of the theme, which is a style, unlike the two colors of calls.
      const isThemed = String(navigationBarTextStyle).startsWith('@');
      const style: Partial<PageStyle> = {
        ...those(options, [...BAR_KEYS, ...KEYS, ...OTHERS]),
        ...(backgroundColor !== undefined && { backgroundColor }),
        ...(isThemed && { navigationBarTextStyle }),
      };
      const change: NavigationBarState = {
        ...(title !== undefined && { title }),
        ...(navigationBarTextStyle && { frontColor: isThemed ? undefined : COLORS[navigationBarTextStyle] }),
        ...(navigationBarBackgroundColor !== undefined && { backgroundColor: navigationBarBackgroundColor }),
        ...(Object.keys(style).length && { style: { ...bars.page(page).get().style, ...given(style) } }),
      };
      bars.setPage(page, change);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

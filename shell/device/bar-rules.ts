import {
  all,
  boolean,
  type Check,
  color,
  index,
  cssLength,
  number,
  oneOf,
  optional,
  pageUrl,
  pictureUrl,
  positive,
  shape,
  string,
  themed,
  text,
} from './check.js';

const tab = { index };
const motion = all(boolean, 'animation');
const iconfont = optional(
  shape({
    ...all(string, 'text', 'selectedText'),
    ...all(cssLength, 'fontSize'),
    ...all(color, 'color', 'selectedColor'),
  }),
);
const midButton = optional(
  shape({
    ...all(string, 'text'),
    ...all(pictureUrl, 'iconPath', 'backgroundImage'),
    ...all(cssLength, 'width', 'height', 'iconWidth'),
    iconfont,
  }),
);
const animation = optional(
  shape({ ...all(positive, 'duration'), ...all(oneOf('linear', 'easeIn', 'easeOut', 'easeInOut'), 'timingFunc') }),
);
/** One of the two is needed. */
const scrollTop: Check = (value, options = {}) => {
  const { selector } = options as { selector?: unknown };
  if (value === undefined && selector !== undefined) return undefined;
  return number(value) && 'a number, or a selector';
};

/** Checks of what `setPageStyle` changes of the navigation bar, besides its title and colours. */
export const BAR_STYLE_RULES = {
  ...all(cssLength, 'titleSize', 'coverage'),
  ...all(boolean, 'titlePenetrate'),
  ...all(oneOf('none', 'auto', 'always'), 'transparentTitle'),
  navigationBarShadow: optional(
    shape({ colorType: optional(oneOf('grey', 'blue', 'green', 'orange', 'red', 'yellow')) }),
  ),
};

/** Checks of the arguments of calls for bars, and for scrolling the page. */
export const BAR_RULES = {
  setNavigationBarTitle: { title: string },
  setNavigationBarColor: { frontColor: oneOf('#ffffff', '#000000'), backgroundColor: themed(color), animation },
  setTabBarItem: {
    index,
    ...all(string, 'text'),
    ...all(pictureUrl, 'iconPath', 'selectedIconPath'),
    iconfont,
    pagePath: optional(pageUrl),
    ...all(boolean, 'visible'),
  },
  setTabBarStyle: {
    ...all(themed(color), 'color', 'selectedColor', 'backgroundColor', 'borderColor'),
    ...all(themed(oneOf('black', 'white')), 'borderStyle'),
    ...all(pictureUrl, 'backgroundImage'),
    ...all(oneOf('no-repeat', 'repeat', 'repeat-x', 'repeat-y'), 'backgroundRepeat'),
    ...all(themed(oneOf('none', 'dark', 'light', 'extralight')), 'blurEffect'),
    midButton,
  },
  showTabBar: motion,
  hideTabBar: motion,
  setTabBarBadge: { index, text: string },
  removeTabBarBadge: tab,
  showTabBarRedDot: tab,
  hideTabBarRedDot: tab,
  pageScrollTo: { selector: optional(text), scrollTop },
};

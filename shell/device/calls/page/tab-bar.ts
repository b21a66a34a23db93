import { lazy } from '../../../../elements/base/lazy.js';
import {
  all,
  boolean,
  color,
  cssLength,
  index,
  oneOf,
  optional,
  pageUrl,
  pictureUrl,
  shape,
  string,
  themed,
} from '../../check.js';
import { defineCall, defineSignal, off } from '../../define.js';

const tab = () => ({ index });
const motion = () => all(boolean, 'animation');
const iconfont = () =>
  optional(
    shape({
      ...all(string, 'text', 'selectedText'),
      ...all(cssLength, 'fontSize'),
      ...all(color, 'color', 'selectedColor'),
    }),
  );
const midButton = () =>
  optional(
    shape({
      ...all(string, 'text'),
      ...all(pictureUrl, 'iconPath', 'backgroundImage'),
      ...all(cssLength, 'width', 'height', 'iconWidth'),
      iconfont: iconfont(),
    }),
  );

const load = /* @__PURE__ */ lazy(() => import('./web/plain-page.js'));

export const setTabBarItem = /* @__PURE__ */ defineCall('setTabBarItem', {
  rules: () => ({
    index,
    ...all(string, 'text'),
    ...all(pictureUrl, 'iconPath', 'selectedIconPath'),
    iconfont: iconfont(),
    pagePath: optional(pageUrl),
    ...all(boolean, 'visible'),
  }),
  load,
});
export const setTabBarStyle = /* @__PURE__ */ defineCall('setTabBarStyle', {
  rules: () => ({
    ...all(themed(color), 'color', 'selectedColor', 'backgroundColor', 'borderColor'),
    ...all(themed(oneOf('black', 'white')), 'borderStyle'),
    ...all(pictureUrl, 'backgroundImage'),
    ...all(oneOf('no-repeat', 'repeat', 'repeat-x', 'repeat-y'), 'backgroundRepeat'),
    ...all(themed(oneOf('none', 'dark', 'light', 'extralight')), 'blurEffect'),
    midButton: midButton(),
  }),
  load,
});
export const showTabBar = /* @__PURE__ */ defineCall('showTabBar', { rules: motion, load });
export const hideTabBar = /* @__PURE__ */ defineCall('hideTabBar', { rules: motion, load });
export const setTabBarBadge = /* @__PURE__ */ defineCall('setTabBarBadge', {
  rules: () => ({ index, text: string, label: optional(string) }),
  load,
});
export const removeTabBarBadge = /* @__PURE__ */ defineCall('removeTabBarBadge', { rules: tab, load });
export const showTabBarRedDot = /* @__PURE__ */ defineCall('showTabBarRedDot', { rules: tab, load });
export const hideTabBarRedDot = /* @__PURE__ */ defineCall('hideTabBarRedDot', { rules: tab, load });

export const onTabBarMidButtonTap = /* @__PURE__ */ defineSignal('tabBarMidButtonTap', {});
export const offTabBarMidButtonTap = /* @__PURE__ */ off('tabBarMidButtonTap');

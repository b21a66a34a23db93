import { call } from './make.js';

export const setNavigationBarTitle = /* @__PURE__ */ call('setNavigationBarTitle');
export const setNavigationBarColor = /* @__PURE__ */ call('setNavigationBarColor');
export const showNavigationBarLoading = /* @__PURE__ */ call('showNavigationBarLoading');
export const hideNavigationBarLoading = /* @__PURE__ */ call('hideNavigationBarLoading');
export const setTabBarItem = /* @__PURE__ */ call('setTabBarItem');
export const setTabBarStyle = /* @__PURE__ */ call('setTabBarStyle');
export const showTabBar = /* @__PURE__ */ call('showTabBar');
export const hideTabBar = /* @__PURE__ */ call('hideTabBar');
export const setTabBarBadge = /* @__PURE__ */ call('setTabBarBadge');
export const removeTabBarBadge = /* @__PURE__ */ call('removeTabBarBadge');
export const showTabBarRedDot = /* @__PURE__ */ call('showTabBarRedDot');
export const hideTabBarRedDot = /* @__PURE__ */ call('hideTabBarRedDot');
export const startPullDownRefresh = /* @__PURE__ */ call('startPullDownRefresh');
export const stopPullDownRefresh = /* @__PURE__ */ call('stopPullDownRefresh');
export const pageScrollTo = /* @__PURE__ */ call('pageScrollTo');

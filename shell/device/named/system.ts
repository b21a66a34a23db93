import { call, off, on } from './make.js';

export const getSystemInfo = /* @__PURE__ */ call('getSystemInfo');
export const getAppAuthorizeSetting = /* @__PURE__ */ call('getAppAuthorizeSetting');
export const onWindowResize = /* @__PURE__ */ on('windowResize');
export const offWindowResize = /* @__PURE__ */ off('windowResize');
export const getTheme = /* @__PURE__ */ call('getTheme');
export const setTheme = /* @__PURE__ */ call('setTheme');
export const onThemeChange = /* @__PURE__ */ on('themeChange');
export const offThemeChange = /* @__PURE__ */ off('themeChange');
export const getLocale = /* @__PURE__ */ call('getLocale');
export const setLocale = /* @__PURE__ */ call('setLocale');
export const onLocaleChange = /* @__PURE__ */ on('localeChange');
export const offLocaleChange = /* @__PURE__ */ off('localeChange');

import { oneOf } from '../../check.js';
import { defineCall, defineSignal, off } from '../../define.js';
import * as web from './web/theme.js';

export const getTheme = /* @__PURE__ */ defineCall('getTheme', { web: web.getTheme });
export const setTheme = /* @__PURE__ */ defineCall('setTheme', {
  rules: () => ({ theme: oneOf('light', 'dark', 'auto') }),
  web: web.setTheme,
});

export const onThemeChange = /* @__PURE__ */ defineSignal('themeChange', { web: web.themeChange });
export const offThemeChange = /* @__PURE__ */ off('themeChange');

import { text } from '../../check.js';
import { defineCall, defineSignal, off } from '../../define.js';
import * as web from './web/locale.js';

export const getLocale = /* @__PURE__ */ defineCall('getLocale', { web: web.getLocale });
export const setLocale = /* @__PURE__ */ defineCall('setLocale', {
  rules: () => ({ locale: text }),
  web: web.setLocale,
});

export const onLocaleChange = /* @__PURE__ */ defineSignal('localeChange', { web: web.localeChange });
export const offLocaleChange = /* @__PURE__ */ off('localeChange');

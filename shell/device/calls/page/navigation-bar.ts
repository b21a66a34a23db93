import { lazy } from '../../../../elements/base/lazy.js';
import { all, color, oneOf, optional, positive, shape, string, text, themed } from '../../check.js';
import { defineCall } from '../../define.js';

const load = /* @__PURE__ */ lazy(() => import('./web/plain-page.js'));

const rules = () => ({ page: optional(text) });

export const setNavigationBarTitle = /* @__PURE__ */ defineCall('setNavigationBarTitle', {
  rules: () => ({ title: string, page: optional(text) }),
  load,
});
export const setNavigationBarColor = /* @__PURE__ */ defineCall('setNavigationBarColor', {
  rules: () => ({
    frontColor: oneOf('#ffffff', '#000000'),
    backgroundColor: themed(color),
    page: optional(text),
    animation: optional(
      shape({ ...all(positive, 'duration'), ...all(oneOf('linear', 'easeIn', 'easeOut', 'easeInOut'), 'timingFunc') }),
    ),
  }),
  load,
});
export const showNavigationBarLoading = /* @__PURE__ */ defineCall('showNavigationBarLoading', { rules, load });
export const hideNavigationBarLoading = /* @__PURE__ */ defineCall('hideNavigationBarLoading', { rules, load });

import { lazy } from '../../../../elements/base/lazy.js';
import { all, color, oneOf, optional, positive, shape, string, themed } from '../../check.js';
import { defineCall } from '../../define.js';

const load = /* @__PURE__ */ lazy(() => import('./web/plain-page.js'));

export const setNavigationBarTitle = /* @__PURE__ */ defineCall('setNavigationBarTitle', {
  rules: () => ({ title: string }),
  load,
});
export const setNavigationBarColor = /* @__PURE__ */ defineCall('setNavigationBarColor', {
  rules: () => ({
    frontColor: oneOf('#ffffff', '#000000'),
    backgroundColor: themed(color),
    animation: optional(
      shape({ ...all(positive, 'duration'), ...all(oneOf('linear', 'easeIn', 'easeOut', 'easeInOut'), 'timingFunc') }),
    ),
  }),
  load,
});
export const showNavigationBarLoading = /* @__PURE__ */ defineCall('showNavigationBarLoading', { load });
export const hideNavigationBarLoading = /* @__PURE__ */ defineCall('hideNavigationBarLoading', { load });

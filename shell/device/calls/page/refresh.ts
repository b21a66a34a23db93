import { lazy } from '../../../../elements/base/lazy.js';
import { optional, text } from '../../check.js';
import { defineCall } from '../../define.js';

const load = /* @__PURE__ */ lazy(() => import('./web/refresh.js'));
const rules = () => ({ page: optional(text) });

export const startPullDownRefresh = /* @__PURE__ */ defineCall('startPullDownRefresh', { rules, load });
export const stopPullDownRefresh = /* @__PURE__ */ defineCall('stopPullDownRefresh', { rules, load });

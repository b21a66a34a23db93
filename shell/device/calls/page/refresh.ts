import { lazy } from '../../../../elements/base/lazy.js';
import { defineCall } from '../../define.js';

const load = /* @__PURE__ */ lazy(() => import('./web/refresh.js'));

export const startPullDownRefresh = /* @__PURE__ */ defineCall('startPullDownRefresh', { load });
export const stopPullDownRefresh = /* @__PURE__ */ defineCall('stopPullDownRefresh', { load });

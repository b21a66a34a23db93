import { lazy } from '../../../../elements/base/lazy.js';
import { boolean } from '../../check.js';
import { defineCall } from '../../define.js';

export const setKeepScreenOn = /* @__PURE__ */ defineCall('setKeepScreenOn', {
  rules: () => ({ keepScreenOn: boolean }),
  load: /* @__PURE__ */ lazy(() => import('./web/keep-screen-on.js')),
});

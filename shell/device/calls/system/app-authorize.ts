import { lazy } from '../../../../elements/base/lazy.js';
import { defineCall } from '../../define.js';

export const getAppAuthorizeSetting = /* @__PURE__ */ defineCall('getAppAuthorizeSetting', {
  load: /* @__PURE__ */ lazy(() => import('./web/app-authorize.js')),
});

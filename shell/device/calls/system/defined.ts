import { lazy } from '../../../../elements/base/lazy.js';
import { define } from '../../define.js';

const load = /* @__PURE__ */ lazy(() => import('./web/system.js'));

export const systemInfoCall = /* @__PURE__ */ define('getSystemInfo', { load });
export const windowInfoCall = /* @__PURE__ */ define('getWindowInfo', { load });
export const deviceInfoCall = /* @__PURE__ */ define('getDeviceInfo', { load });
export const appBaseInfoCall = /* @__PURE__ */ define('getAppBaseInfo', { load });
export const systemSettingCall = /* @__PURE__ */ define('getSystemSetting', { load });

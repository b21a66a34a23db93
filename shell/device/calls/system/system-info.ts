import { lazy } from '../../../../elements/base/lazy.js';
import { callSync } from '../../call-sync.js';
import { callFunction, define } from '../../define.js';
import type { AppBaseInfo, DeviceInfo, SystemInfo, SystemSetting, WindowInfo } from './types.js';
import { appBaseInfo, deviceInfo, systemInfo, systemSetting, windowInfo } from './web/system-info.js';

const load = /* @__PURE__ */ lazy(() => import('./web/system.js'));

const systemCall = /* @__PURE__ */ define('getSystemInfo', { load });
const windowCall = /* @__PURE__ */ define('getWindowInfo', { load });
const deviceCall = /* @__PURE__ */ define('getDeviceInfo', { load });
const appCall = /* @__PURE__ */ define('getAppBaseInfo', { load });
const settingCall = /* @__PURE__ */ define('getSystemSetting', { load });

export const getSystemInfo = /* @__PURE__ */ callFunction(systemCall);

export const getWindowInfo = (): WindowInfo => callSync(windowCall, {}, windowInfo);
export const getDeviceInfo = (): DeviceInfo => callSync(deviceCall, {}, deviceInfo);
export const getAppBaseInfo = (): AppBaseInfo => callSync(appCall, {}, appBaseInfo);
/** The settings of the system that browsers expose. */
export const getSystemSetting = (): SystemSetting => callSync(settingCall, {}, systemSetting);
/**
 * `getWindowInfo`, `getDeviceInfo` and `getAppBaseInfo` in one. Some browsers give the model and exact versions only
 * asynchronously: call `getSystemInfo` once, and all of these have them as well.
 */
export const getSystemInfoSync = (): SystemInfo => callSync(systemCall, {}, systemInfo);

import { callSync } from '../../call-sync.js';
import { appBaseInfoCall, deviceInfoCall, systemInfoCall, systemSettingCall, windowInfoCall } from './defined.js';
import type { AppBaseInfo, DeviceInfo, SystemInfo, SystemSetting, WindowInfo } from './types.js';
import { appBaseInfo, deviceInfo, systemInfo, systemSetting } from './web/system-info.js';
import { windowInfo } from './web/window-info.js';

export const getWindowInfo = (): WindowInfo => callSync(windowInfoCall, {}, windowInfo);
export const getDeviceInfo = (): DeviceInfo => callSync(deviceInfoCall, {}, deviceInfo);
export const getAppBaseInfo = (): AppBaseInfo => callSync(appBaseInfoCall, {}, appBaseInfo);
/** The settings of the system that browsers expose. */
export const getSystemSetting = (): SystemSetting => callSync(systemSettingCall, {}, systemSetting);
/**
 * `getWindowInfo`, `getDeviceInfo` and `getAppBaseInfo` in one. Some browsers give the model and exact versions only
 * asynchronously: call `getSystemInfo` once, and all of these have them as well.
 */
export const getSystemInfoSync = (): SystemInfo => callSync(systemInfoCall, {}, systemInfo);

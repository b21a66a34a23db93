import type { AppBaseInfo, DeviceInfo, SystemInfo, SystemSetting, WindowInfo } from '../types.js';
import { callSync } from '../../../call-sync.js';
import { appBaseInfo, deviceInfo, systemInfo, systemSetting, windowInfo } from './system-info.js';

export const getWindowInfo = (): WindowInfo => callSync('getWindowInfo', {}, windowInfo);
export const getDeviceInfo = (): DeviceInfo => callSync('getDeviceInfo', {}, deviceInfo);
export const getAppBaseInfo = (): AppBaseInfo => callSync('getAppBaseInfo', {}, appBaseInfo);
/** The settings of the system that browsers expose. */
export const getSystemSetting = (): SystemSetting => callSync('getSystemSetting', {}, systemSetting);
/**
 * `getWindowInfo`, `getDeviceInfo` and `getAppBaseInfo` in one. Some browsers give the model and exact versions only
 * asynchronously: call `getSystemInfo` once, and all of these have them as well.
 */
export const getSystemInfoSync = (): SystemInfo => callSync('getSystemInfo', {}, systemInfo);

import type { AppBaseInfo, DeviceInfo, SystemInfo, WindowInfo } from '../apis/system.js';
import { callSync } from '../call-sync.js';
import { appBaseInfo, deviceInfo, systemInfo, windowInfo } from './system-info.js';

export const getWindowInfo = (): WindowInfo => callSync('getWindowInfo', {}, windowInfo);
export const getDeviceInfo = (): DeviceInfo => callSync('getDeviceInfo', {}, deviceInfo);
export const getAppBaseInfo = (): AppBaseInfo => callSync('getAppBaseInfo', {}, appBaseInfo);
/** All three in one. `getSystemInfo` also has the model where browsers give it only asynchronously. */
export const getSystemInfoSync = (): SystemInfo => callSync('getSystemInfo', {}, systemInfo);

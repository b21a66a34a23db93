// The providers that load with the first call that needs one of them.
export { getNetworkType } from './network.js';
export { startPullDownRefresh, stopPullDownRefresh } from './refresh.js';
export { request } from './request.js';
export { getAppBaseInfo, getDeviceInfo, getSystemInfo, getWindowInfo } from './system.js';
export { getTheme, setTheme } from './theme.js';

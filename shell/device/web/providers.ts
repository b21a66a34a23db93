// The providers and signal sources that load with the first call that needs one of them.
export { getNetworkType, networkStatusChange } from './network.js';
export { startPullDownRefresh, stopPullDownRefresh } from './refresh.js';
export { request } from './request.js';
export { getAppBaseInfo, getDeviceInfo, getSystemInfo, getWindowInfo } from './system.js';
export { getTheme, setTheme, themeChange } from './theme.js';

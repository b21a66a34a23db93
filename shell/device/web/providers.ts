// The providers that load with the first call that needs one of them.
export { createInnerAudioContext } from './sound/inner-audio-context.js';
export { getNetworkType } from './network/network.js';
export { getRecorderManager } from './sound/recorder.js';
export { startPullDownRefresh, stopPullDownRefresh } from './page/refresh.js';
export { request } from './network/request.js';
export { getAppBaseInfo, getDeviceInfo, getSystemInfo, getSystemSetting, getWindowInfo } from './system/system.js';
export { getTheme, setTheme } from './system/theme.js';

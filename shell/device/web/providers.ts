// The providers that load with the first call that needs one of them.
export { getNetworkType } from '../calls/network/web/network.js';
export { request } from '../calls/network/web/request.js';
export {
  getAppBaseInfo,
  getDeviceInfo,
  getSystemInfo,
  getSystemSetting,
  getWindowInfo,
} from '../calls/system/web/system.js';
export { getTheme, setTheme } from '../calls/system/web/theme.js';

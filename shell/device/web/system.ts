import type { Provider } from '../types.js';
import { appBaseInfo, deviceInfo, systemInfo, userAgentData, windowInfo } from './system-info.js';

export const getWindowInfo: Provider<'getWindowInfo'> = windowInfo;
export const getDeviceInfo: Provider<'getDeviceInfo'> = deviceInfo;
export const getAppBaseInfo: Provider<'getAppBaseInfo'> = appBaseInfo;

export const getSystemInfo: Provider<'getSystemInfo'> = async () => {
  const info = systemInfo();
  const hints = await userAgentData()?.getHighEntropyValues(['model', 'platformVersion']);
  const model = hints?.model || info.model;
  const osVersion = hints?.platformVersion || info.osVersion;
  return { ...info, model, deviceModel: model, osVersion, system: `${info.osName} ${osVersion}`.trim() };
};

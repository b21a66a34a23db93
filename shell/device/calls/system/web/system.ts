import type { Provider } from '../../../types.js';
import { appBaseInfo, deviceInfo, systemInfo, systemSetting } from './system-info.js';
import { readHints } from './user-agent.js';
import { windowInfo } from './window-info.js';

export const getWindowInfo: Provider<'getWindowInfo'> = windowInfo;
export const getSystemSetting: Provider<'getSystemSetting'> = systemSetting;

export const getDeviceInfo: Provider<'getDeviceInfo'> = async () => {
  await readHints();
  return deviceInfo();
};

export const getAppBaseInfo: Provider<'getAppBaseInfo'> = async () => {
  await readHints();
  return appBaseInfo();
};

export const getSystemInfo: Provider<'getSystemInfo'> = async () => {
  await readHints();
  return systemInfo();
};

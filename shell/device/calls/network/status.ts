import { defineCall, defineSignal, off } from '../../define.js';
import { getNetworkType as networkType, networkStatusChange } from './web/status.js';

export const getNetworkType = /* @__PURE__ */ defineCall('getNetworkType', { web: networkType });
export const onNetworkStatusChange = /* @__PURE__ */ defineSignal('networkStatusChange', { web: networkStatusChange });
export const offNetworkStatusChange = /* @__PURE__ */ off('networkStatusChange');

import { call, off, on, task } from './make.js';

export const request = /* @__PURE__ */ task('request');
export const uploadFile = /* @__PURE__ */ task('uploadFile');
export const downloadFile = /* @__PURE__ */ task('downloadFile');
export const getNetworkType = /* @__PURE__ */ call('getNetworkType');
export const onNetworkStatusChange = /* @__PURE__ */ on('networkStatusChange');
export const offNetworkStatusChange = /* @__PURE__ */ off('networkStatusChange');

import { call, off, on } from './make.js';

export const setStorage = /* @__PURE__ */ call('setStorage');
export const getStorage = /* @__PURE__ */ call('getStorage');
export const removeStorage = /* @__PURE__ */ call('removeStorage');
export const clearStorage = /* @__PURE__ */ call('clearStorage');
export const getStorageInfo = /* @__PURE__ */ call('getStorageInfo');
export const onStorageChange = /* @__PURE__ */ on('storageChange');
export const offStorageChange = /* @__PURE__ */ off('storageChange');

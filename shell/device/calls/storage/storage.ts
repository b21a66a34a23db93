import { callSync } from '../../call-sync.js';
import { optional, text, wellFormed } from '../../check.js';
import { callFunction, define, defineSignal, off } from '../../define.js';
import { ErrCode } from '../../errors.js';
import type { DeviceFailure } from '../../types.js';
import type { SetStorageOptions, StorageInfo, StorageScope } from './types.js';
import { clearItems, getItem, removeItem, setItem, storageInfo } from './web/local-storage.js';
import * as web from './web/storage.js';
import { storageChange } from './web/storage-keys.js';

const ofScope = () => ({ namespace: optional(wellFormed) });
const ofKey = () => ({ key: text, ...ofScope() });

// Providers that are there at once: calls take effect in their order.
const setCall = /* @__PURE__ */ define('setStorage', { rules: ofKey, web: web.setStorage });
const getCall = /* @__PURE__ */ define('getStorage', { rules: ofKey, web: web.getStorage });
const removeCall = /* @__PURE__ */ define('removeStorage', { rules: ofKey, web: web.removeStorage });
const clearCall = /* @__PURE__ */ define('clearStorage', { rules: ofScope, web: web.clearStorage });
const infoCall = /* @__PURE__ */ define('getStorageInfo', { rules: ofScope, web: web.getStorageInfo });

export const setStorage = /* @__PURE__ */ callFunction(setCall);
export const getStorage = /* @__PURE__ */ callFunction(getCall);
export const removeStorage = /* @__PURE__ */ callFunction(removeCall);
export const clearStorage = /* @__PURE__ */ callFunction(clearCall);
export const getStorageInfo = /* @__PURE__ */ callFunction(infoCall);

/** Throws a `DeviceError`, with `ErrCode.quota` if there is no room. */
export function setStorageSync(
  key: string,
  data: unknown,
  options: Pick<SetStorageOptions, 'namespace' | 'ttl'> = {},
): void {
  callSync(setCall, { ...options, key, data }, setItem);
}

/** Returns the empty string if there is no such key. */
export function getStorageSync(key: string, scope: StorageScope = {}): unknown {
  try {
    return callSync(getCall, { ...scope, key }, getItem).data;
  } catch (error) {
    if ((error as DeviceFailure).errCode === ErrCode.notFound) return '';
    throw error;
  }
}

export function removeStorageSync(key: string, scope: StorageScope = {}): void {
  callSync(removeCall, { ...scope, key }, removeItem);
}

/** Clears one namespace only. */
export function clearStorageSync(scope: StorageScope = {}): void {
  callSync(clearCall, scope, clearItems);
}

export function getStorageInfoSync(scope: StorageScope = {}): StorageInfo {
  return callSync(infoCall, scope, storageInfo);
}

export const onStorageChange = /* @__PURE__ */ defineSignal('storageChange', { web: storageChange });
export const offStorageChange = /* @__PURE__ */ off('storageChange');

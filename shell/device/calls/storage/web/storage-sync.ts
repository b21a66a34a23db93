import type { SetStorageOptions, StorageInfo, StorageScope } from '../types.js';
import { ErrCode } from '../../../errors.js';
import { callSync } from '../../../call-sync.js';
import type { DeviceFailure } from '../../../types.js';
import { clearItems, getItem, removeItem, setItem, storageInfo } from './local-storage.js';

/** Throws a `DeviceError`, with `ErrCode.quota` if there is no room. */
export function setStorageSync(
  key: string,
  data: unknown,
  options: Pick<SetStorageOptions, 'namespace' | 'ttl'> = {},
): void {
  callSync('setStorage', { ...options, key, data }, setItem);
}

/** Returns the empty string if there is no such key. */
export function getStorageSync(key: string, scope: StorageScope = {}): unknown {
  try {
    return callSync('getStorage', { ...scope, key }, getItem).data;
  } catch (error) {
    if ((error as DeviceFailure).errCode === ErrCode.notFound) return '';
    throw error;
  }
}

export function removeStorageSync(key: string, scope: StorageScope = {}): void {
  callSync('removeStorage', { ...scope, key }, removeItem);
}

/** Clears one namespace only. */
export function clearStorageSync(scope: StorageScope = {}): void {
  callSync('clearStorage', scope, clearItems);
}

export function getStorageInfoSync(scope: StorageScope = {}): StorageInfo {
  return callSync('getStorageInfo', scope, storageInfo);
}

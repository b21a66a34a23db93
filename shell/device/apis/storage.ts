export interface StorageScope {
  /** Keys of one namespace never meet those of another. `default` unless given. */
  namespace?: string;
}

export interface StorageKey extends StorageScope {
  key: string;
}

export interface SetStorageOptions extends StorageKey {
  /**
   * Comes back as it was, at any depth: plain values, undefined, NaN, -0, BigInt, Date, RegExp, Map, Set, ArrayBuffer and
   * typed arrays. What cannot (functions, class instances, cycles) fails the call. Async calls also take a Blob or File.
   */
  data: unknown;
  /** Milliseconds after which the value is gone. */
  ttl?: number;
}

export interface StorageInfo {
  keys: string[];
  /** KiB used by this namespace. */
  currentSize: number;
  /** KiB browsers give an origin, all namespaces together. */
  limitSize: number;
}

export interface StorageChange extends Required<StorageScope> {
  key: string;
}

declare module '../types.js' {
  interface DeviceCalls {
    setStorage: CallSpec<SetStorageOptions>;
    /** Fails with `ErrCode.notFound` where there is no such key. */
    getStorage: CallSpec<StorageKey, { data: unknown }>;
    removeStorage: CallSpec<StorageKey>;
    /** Clears one namespace, and nothing else of the origin. */
    clearStorage: CallSpec<StorageScope>;
    getStorageInfo: CallSpec<StorageScope, StorageInfo>;
  }
  interface DeviceSignals {
    /** Another tab set or removed a key. */
    storageChange: StorageChange;
  }
}

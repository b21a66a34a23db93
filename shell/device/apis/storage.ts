export interface StorageScope {
  /** Keys are separate in each namespace. Default: `default`. */
  namespace?: string;
}

export interface StorageKey extends StorageScope {
  key: string;
}

export interface SetStorageOptions extends StorageKey {
  /**
   * Any depth of plain values, undefined, NaN, -0, BigInt, Date, RegExp, Map, Set, ArrayBuffer and typed arrays, which are
   * restored without loss. Functions, class instances and cycles fail the call. Async calls also take a Blob or File.
   */
  data: unknown;
  /** Time in ms after which the value expires. */
  ttl?: number;
}

export interface StorageInfo {
  keys: string[];
  /** KiB used by this namespace. */
  currentSize: number;
  /** KiB that browsers allow for an origin, in all namespaces. */
  limitSize: number;
}

/** A key of a namespace; both are null if all of localStorage was cleared. */
export type StorageChange = Required<StorageKey> | { key: null; namespace: null };

declare module '../types.js' {
  interface DeviceCalls {
    setStorage: CallSpec<SetStorageOptions>;
    /** Fails with `ErrCode.notFound` if there is no such key. If its entry is corrupt, the message names the key. */
    getStorage: CallSpec<StorageKey, { data: unknown }>;
    removeStorage: CallSpec<StorageKey>;
    /** Clears one namespace only. */
    clearStorage: CallSpec<StorageScope>;
    getStorageInfo: CallSpec<StorageScope, StorageInfo>;
  }
  interface DeviceSignals {
    /** Another tab has set or removed a key, or cleared everything. */
    storageChange: StorageChange;
  }
}

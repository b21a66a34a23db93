export interface StorageScope {
  /** Keys are separate in each namespace. Default: `default`. */
  namespace?: string;
}

export interface StorageKey extends StorageScope {
  /** Not empty. */
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
  /** The keys of this namespace. */
  keys: string[];
  /** KiB used by this namespace, in localStorage and IndexedDB. */
  currentSize: number;
  /**
   * KiB that the browser allows: `getStorageInfo` tells what all of this origin may use, `getStorageInfoSync` what the Sync
   * calls of all namespaces may.
   */
  limitSize: number;
  /** Whether the browser keeps all of it even if the device runs out of space. Not in `getStorageInfoSync`. */
  persisted?: boolean;
}

export interface StoredValue {
  /** The value, as it was stored. */
  data: unknown;
}

/** A key of a namespace; both are null if all of localStorage was cleared. */
export type StorageChange =
  | Required<StorageKey>
  | {
      /** Null if all was cleared. */
      key: null;
      namespace: null;
    };

declare module '../../types.js' {
  interface DeviceCalls {
    /** Stores a value under a key. Fails with `ErrCode.quota` if there is no room; the old value then stays. */
    setStorage: CallSpec<SetStorageOptions>;
    /** Fails with `ErrCode.notFound` if there is no such key. If its entry is corrupt, the message names the key. */
    getStorage: CallSpec<StorageKey, StoredValue>;
    /** Removes a key, if it is there. */
    removeStorage: CallSpec<StorageKey>;
    /** Clears one namespace only. */
    clearStorage: CallSpec<StorageScope>;
    /** What a namespace holds, and how much. */
    getStorageInfo: CallSpec<StorageScope, StorageInfo>;
  }
  interface DeviceSignals {
    /** Another tab has set or removed a key, or cleared everything. */
    storageChange: StorageChange;
  }
}

import type { StorageScope } from '../apis/storage.js';
import type { SignalSource } from '../types.js';

const PREFIX = 'nacre/';

/** Prefix of a namespace's keys in localStorage. Different for all namespaces. */
export const prefixOf = ({ namespace = 'default' }: StorageScope): string =>
  `${PREFIX}${encodeURIComponent(namespace)}/`;

export const storageChange: SignalSource<'storageChange'> = (emit, signal) => {
  const update = ({ key, storageArea }: StorageEvent) => {
    const [, namespace, name] = /^nacre\/([^/]+)\/([^]+)$/.exec(key ?? '') ?? [];
    if (name && storageArea === localStorage) emit({ key: name, namespace: decodeURIComponent(namespace!) });
  };
  addEventListener('storage', update, { signal });
};

import type { StorageScope } from '../types.js';
import type { SignalSource } from '../../../types.js';

/** Prefix of a namespace's keys in localStorage. Different for all namespaces. */
export const prefixOf = ({ namespace = 'default' }: StorageScope): string => `nacre/${encodeURIComponent(namespace)}/`;

export const storageChange: SignalSource<'storageChange'> = (emit, signal) => {
  const update = ({ key: physical, storageArea }: StorageEvent) => {
    if (storageArea !== localStorage) return;
    if (physical === null) return emit({ key: null, namespace: null });
    const [, encoded, key] = /^nacre\/([^/]*)\/([^]+)$/.exec(physical) ?? [];
    if (!key) return;
    let namespace: string;
    try {
      namespace = decodeURIComponent(encoded!);
    } catch {
      return; // Not a key of ours.
    }
    emit({ key, namespace });
  };
  addEventListener('storage', update, { signal });
};

import { onStorageChange } from 'nacre/device';
import { useSyncExternalStore } from 'react';
import { recall, remember } from '../memory.js';

export interface Kept<Value> {
  get(): Value;
  set(value: Value): void;
  /** The value in a component, which renders again when it changes: here or in another tab. */
  use(): Value;
}

/** A value that storage keeps by this key. `ttl`: for how long, in ms; default: for good. */
export function kept<Value>(
  key: string,
  isRight: (value: unknown) => value is Value,
  initial: Value,
  ttl?: number,
): Kept<Value> {
  const listeners = new Set<() => void>();
  let current: { readonly value: Value } | undefined;

  const get = (): Value => (current ??= { value: recall(key, isRight) ?? initial }).value;
  const subscribe = (listener: () => void): (() => void) => {
    // While nobody listened, another tab may have changed it.
    if (listeners.size === 0) current = undefined;
    listeners.add(listener);
    const stop = onStorageChange((change) => {
      if (change.key !== null && (change.key !== key || change.namespace !== 'showcase')) return;
      current = undefined;
      listener();
    });
    return () => {
      listeners.delete(listener);
      stop();
    };
  };
  return {
    get,
    set(value) {
      current = { value };
      remember(key, value, ttl);
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get, get),
  };
}

import { wrapSync } from '../device/call-sync.js';
import { onStorageChange } from '../device/calls/storage/storage.js';
import { device } from '../device/index.js';

/** The calls that remove what is stored. */
const REMOVALS = ['removeStorage', 'clearStorage'] as const;

/** What tells which entry was changed; without a key all of them. */
interface Change {
  readonly key?: string | null;
  readonly namespace?: string | null;
}

/**
 * Calls `listener` when an entry of the default namespace may have changed: by another tab, or by a call of this one that
 * removes it, such as `clearStorage`. Returns a function that ends it.
 */
export function watchEntry(keyNow: () => string, listener: (isRemote: boolean) => void): () => void {
  const check = ({ key, namespace }: Change, isRemote: boolean): void => {
    if ((key ?? keyNow()) === keyNow() && (namespace ?? 'default') === 'default') listener(isRemote);
  };
  const stops = [
    onStorageChange((change) => check(change, true)),
    ...REMOVALS.map((name) =>
      device.intercept(name, async ({ options }, next) => {
        const result = await next();
        check(options, false);
        return result;
      }),
    ),
    wrapSync((name, options, run) => {
      const result = run();
      if ((REMOVALS as readonly string[]).includes(name)) check(options, false);
      return result;
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Calls `listener` when the network is back or the user comes back to the page: timers may have stood still meanwhile. */
export function watchWaking(listener: () => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  addEventListener('online', listener, { signal });
  document.addEventListener('visibilitychange', () => document.hidden || listener(), { signal });
  return () => watching.abort();
}

import { getStorageSync, removeStorageSync, setStorageSync } from 'nacre/device';

const SCOPE = { namespace: 'showcase' };

/** Values that storage did not take, for this visit. */
const unstored = new Map<string, unknown>();

/**
 * What the showcase remembers by this key; undefined if that cannot be read or is not right. Storage may be blocked, and
 * another version of the showcase, or another app, may have written the entry.
 */
export function recall<Value>(key: string, isRight: (value: unknown) => value is Value): Value | undefined {
  const value = unstored.has(key) ? unstored.get(key) : attempt(() => getStorageSync(key, SCOPE));
  return isRight(value) ? value : undefined;
}

/** `ttl`: for how long, in ms; default: for good. */
export function remember(key: string, value: unknown, ttl?: number): void {
  unstored.set(key, value);
  attempt(() => {
    setStorageSync(key, value, { ...SCOPE, ...(ttl !== undefined && { ttl }) });
    unstored.delete(key);
  });
}

export function forget(key: string): void {
  unstored.set(key, undefined);
  attempt(() => {
    removeStorageSync(key, SCOPE);
    unstored.delete(key);
  });
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isString = (value: unknown): value is string => typeof value === 'string';

function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

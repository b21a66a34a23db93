import { getStorageSync, removeStorageSync, setStorageSync } from 'nacre/device';

const SCOPE = { namespace: 'showcase' };

/** What storage did not take: it is remembered for this visit. */
const unstored = new Map<string, unknown>();

/**
 * What the showcase remembers by this key. Storage may be blocked, or hold what another version or anybody else has put
 * there: what cannot be read, or is not right, counts as nothing.
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

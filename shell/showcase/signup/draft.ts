import { getStorageSync, removeStorageSync, setStorageSync } from 'nacre/device';
import { useSyncExternalStore } from 'react';

/** The values so far. The password is never stored. */
export interface Draft {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly interests: readonly string[];
  readonly newsletter: boolean;
  /** Error codes of the server, by field name. */
  readonly errors: Readonly<Record<string, string>>;
}

const EMPTY: Draft = { name: '', email: '', phone: '', interests: [], newsletter: false, errors: {} };
const KEY = 'sign-up';
const SCOPE = { namespace: 'showcase' };
/** A day in ms, after which the draft is dropped. */
const LIFETIME = 86_400_000;

const listeners = new Set<() => void>();
let draft: Draft | undefined;

export function getDraft(): Draft {
  draft ??= { ...EMPTY, ...(getStorageSync(KEY, SCOPE) as Partial<Draft> | undefined) };
  return draft;
}

export function changeDraft(change: Partial<Draft>): void {
  draft = { ...getDraft(), ...change };
  setStorageSync(KEY, draft, { ...SCOPE, ttl: LIFETIME });
  for (const listener of listeners) listener();
}

/** Removes the server's error for a field when the user changes it. */
export function changeField(change: Partial<Draft>): void {
  const errors = Object.fromEntries(Object.entries(getDraft().errors).filter(([name]) => !(name in change)));
  changeDraft({ ...change, errors });
}

export function clearDraft(): void {
  draft = EMPTY;
  removeStorageSync(KEY, SCOPE);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The draft, on each page of the flow. */
export const useDraft = (): Draft => useSyncExternalStore(subscribe, getDraft, getDraft);

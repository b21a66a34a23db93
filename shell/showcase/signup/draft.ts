import { getStorageSync, removeStorageSync, setStorageSync } from 'nacre/device';
import { useSyncExternalStore } from 'react';

/** What the user has entered so far. The password is not part of it: it is stored nowhere. */
export interface Draft {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly interests: readonly string[];
  readonly newsletter: boolean;
  /** What the server said about a field, by its name: a code. */
  readonly errors: Readonly<Record<string, string>>;
}

const EMPTY: Draft = { name: '', email: '', phone: '', interests: [], newsletter: false, errors: {} };
const KEY = 'sign-up';
const SCOPE = { namespace: 'showcase' };
/** A day in ms: who comes back later starts anew. */
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

/** Takes back what the server said about a field, once the user changes it. */
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

/** The draft, wherever in the flow. */
export const useDraft = (): Draft => useSyncExternalStore(subscribe, getDraft, getDraft);

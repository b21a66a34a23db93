import { useSyncExternalStore } from 'react';
import { forget, isRecord, isString, recall, remember } from '../memory.js';

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
/** A day in ms, after which the draft is dropped. */
const LIFETIME = 86_400_000;

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  ['name', 'email', 'phone'].every((name) => isString(value[name])) &&
  Array.isArray(value['interests']) &&
  value['interests'].every(isString) &&
  typeof value['newsletter'] === 'boolean' &&
  isRecord(value['errors']) &&
  Object.values(value['errors']).every(isString);

const listeners = new Set<() => void>();
let draft: Draft | undefined;

export function getDraft(): Draft {
  draft ??= recall(KEY, isDraft) ?? EMPTY;
  return draft;
}

export function changeDraft(change: Partial<Draft>): void {
  draft = { ...getDraft(), ...change };
  remember(KEY, draft, LIFETIME);
  for (const listener of listeners) listener();
}

/** Removes the server's error for a field when the user changes it. */
export function changeField(change: Partial<Draft>): void {
  const errors = Object.fromEntries(Object.entries(getDraft().errors).filter(([name]) => !(name in change)));
  changeDraft({ ...change, errors });
}

export function clearDraft(): void {
  draft = EMPTY;
  forget(KEY);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The draft, on each page of the flow. */
export const useDraft = (): Draft => useSyncExternalStore(subscribe, getDraft, getDraft);

import { getStorageSync, onStorageChange, setStorageSync } from 'nacre/device';
import { useSyncExternalStore } from 'react';
import type { Summary } from './types.js';

const KEY = 'news-saved';
const SCOPE = { namespace: 'showcase' };

const listeners = new Set<() => void>();
let saved: readonly Summary[] | undefined;

const getSaved = (): readonly Summary[] => (saved ??= (getStorageSync(KEY, SCOPE) || []) as readonly Summary[]);

function set(next: readonly Summary[]): void {
  saved = next;
  setStorageSync(KEY, next, SCOPE);
  for (const listener of listeners) listener();
}

/** Puts an article on top of the reading list, or back to its `place`. */
export function save(article: Summary, place = 0): void {
  const { id, channel, title, lead, published, minutes, picture } = article;
  const others = getSaved().filter((other) => other.id !== id);
  set(others.toSpliced(place, 0, { id, channel, title, lead, published, minutes, picture }));
}

/** Removes an article. Returns a function that puts it back. */
export function unsave(id: string): () => void {
  const place = getSaved().findIndex((article) => article.id === id);
  const article = getSaved()[place];
  set(getSaved().filter((other) => other !== article));
  return () => article && save(article, place);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have changed it.
  const stop = onStorageChange(({ key, namespace }) => {
    if (key !== KEY || namespace !== SCOPE.namespace) return;
    saved = undefined;
    listener();
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** The reading list, newest first. */
export const useSaved = (): readonly Summary[] => useSyncExternalStore(subscribe, getSaved, getSaved);

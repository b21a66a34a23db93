import { onStorageChange } from 'nacre/device';
import { useSyncExternalStore } from 'react';
import { recall, remember } from '../memory.js';
import { isSummaries, type Summary } from './types.js';

const KEY = 'news-saved';

const listeners = new Set<() => void>();
let saved: readonly Summary[] | undefined;

const getSaved = (): readonly Summary[] => (saved ??= recall(KEY, isSummaries) ?? []);

function set(next: readonly Summary[]): void {
  saved = next;
  remember(KEY, next);
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
    if (key !== KEY || namespace !== 'showcase') return;
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

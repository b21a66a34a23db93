import { keyValueStore } from './key-value.js';
import { isOrphan } from './storage-entry.js';

const store = keyValueStore('nacre', 'storage');

/** Texts and files that are too big for localStorage. */
export const largeStore = {
  put: (name: string, value: string | Blob): Promise<void> => store.write([[name, value]]),
  get: (name: string): Promise<string | Blob | undefined> => store.read(name),
  remove: (name: string): Promise<void> => store.remove([name]),
  /** Removes what no entry names: something else has overwritten it, or a tab ended in the middle of a write. */
  async sweep(): Promise<void> {
    const names = (await store.keys()).filter(isOrphan);
    if (names.length) await store.remove(names);
  },
};

import { is, no, type Probes } from '../../probes.js';
import type { Support } from '../../types.js';

const storage = (): Support => {
  try {
    if (localStorage) return is('native', 'localStorage, and IndexedDB for what is too big');
  } catch {
    // Said below, with the case of a server.
  }
  return no('the browser blocks storage');
};

export const SUPPORT: Probes = {
  setStorage: storage,
  getStorage: storage,
  removeStorage: storage,
  clearStorage: storage,
  getStorageInfo: storage,
};

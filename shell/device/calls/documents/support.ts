import { is, type Probes } from '../../probes.js';

export const SUPPORT: Probes = {
  openDocument: is('needs-gesture', 'a new tab'),
  getFileInfo: is('native', 'the file as the page can read it; a digest by Web Crypto, which has no md5'),
};

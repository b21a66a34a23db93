import { is, type Probes } from '../../probes.js';

export const SUPPORT: Probes = {
  request: is('native', 'fetch'),
  uploadFile: is('native', 'XMLHttpRequest'),
  downloadFile: is('native', 'XMLHttpRequest and object URLs'),
  getNetworkType: () =>
    'connection' in navigator
      ? is('native', 'Network Information')
      : is('emulated', 'the browser knows online from offline, no more'),
};

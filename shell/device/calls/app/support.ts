import { is, type Probes } from '../../probes.js';

export const SUPPORT: Probes = {
  getLaunchOptions: is('emulated', 'the URL'),
  getEnterOptions: is('emulated', 'the URL'),
  setPageMeta: is('emulated', 'the style of the page on top of the shell, else of the body'),
};

import { is, type Probes } from '../../probes.js';

const refresh = is('emulated', 'the shell, or the nc-refresher that the page shows');

export const SUPPORT: Probes = {
  startPullDownRefresh: refresh,
  stopPullDownRefresh: refresh,
};

import { is, type Probes } from '../../probes.js';

export const SUPPORT: Probes = {
  createInnerAudioContext: is('native', 'HTMLAudioElement, and Media Session for its controls'),
};

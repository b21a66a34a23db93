import { is, type Probes } from '../../probes.js';

export const SUPPORT: Probes = { createAnimation: is('native', 'Web Animations') };

import { is, type Probes } from '../../probes.js';

export const SUPPORT: Probes = { createMapContext: is('native', 'the nc-map of that id') };

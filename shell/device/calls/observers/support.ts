import { is, type Probes } from '../../probes.js';

export const SUPPORT: Probes = {
  createSelectorQuery: is('native', 'the elements of the page'),
  createIntersectionObserver: is('native', 'IntersectionObserver'),
  createMediaQueryObserver: is('native', 'matchMedia'),
};

import { msg } from '@lit/localize';
import type { PageDefinition } from 'nacre/shell';

/** Shops on a map, and a voyage. */
export const MAP_PAGES: readonly PageDefinition[] = [
  {
    path: '/map',
    load: () => import('../pages/map.js'),
    style: { navigationBarTitleText: () => msg('Map', { id: 'sc.segmented.map' }) },
  },
];

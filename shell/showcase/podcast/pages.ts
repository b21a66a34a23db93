import { msg } from '@lit/localize';
import type { PageDefinition } from 'nacre/shell';

/** Episodes, and their player. */
export const PODCAST_PAGES: readonly PageDefinition[] = [
  {
    path: '/podcast',
    load: () => import('../pages/podcast.js'),
    style: { navigationBarTitleText: () => msg('Sounds of the sea', { id: 'sc.podcast.title' }), largeTitle: true },
  },
  {
    path: '/podcast/player',
    load: () => import('../pages/podcast-player.js'),
    parent: '/podcast',
    style: { navigationBarTitleText: () => msg('Now playing', { id: 'sc.podcast.now' }), backLabel: true },
  },
];

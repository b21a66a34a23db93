import { msg } from '@lit/localize';
import type { PageDefinition } from 'nacre/shell';

/** Clips that fill the page. */
export const FEED_PAGES: readonly PageDefinition[] = [
  {
    path: '/feed',
    load: () => import('../pages/feed.js'),
    style: { navigationBarTitleText: () => msg('Clips', { id: 'sc.feed.title' }) },
  },
];

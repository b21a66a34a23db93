import { msg } from '@lit/localize';
import type { PageDefinition } from 'nacre/shell';

/** Photos to choose and to send. */
export const PHOTOS_PAGES: readonly PageDefinition[] = [
  {
    path: '/photos',
    load: () => import('../pages/photos.js'),
    style: { navigationBarTitleText: () => msg('Photos', { id: 'sc.photos.title' }) },
  },
];

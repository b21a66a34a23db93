import { msg } from '@lit/localize';
import type { PageDefinition } from 'nacre/shell';

/** A board for drawings. */
export const DRAWING_PAGES: readonly PageDefinition[] = [
  {
    path: '/drawing',
    load: () => import('../pages/drawing.js'),
    style: { navigationBarTitleText: () => msg('Drawing board', { id: 'sc.drawing.title' }) },
  },
];

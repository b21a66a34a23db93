import { msg } from '@lit/localize';
import type { PageDefinition } from 'nacre/shell';

/** Articles by channel, and those that are saved. */
export const NEWS_PAGES: readonly PageDefinition[] = [
  {
    path: '/news',
    load: () => import('../pages/news.js'),
    style: {
      navigationBarTitleText: () => msg('News', { id: 'sc.news.title' }),
      navigationBarButtons: [{ type: 'favorite', text: () => msg('Saved articles', { id: 'sc.news.saved.title' }) }],
    },
  },
  {
    path: '/news/saved',
    load: () => import('../pages/news-saved.js'),
    parent: '/news',
    style: { navigationBarTitleText: () => msg('Saved articles', { id: 'sc.news.saved.title' }) },
  },
  {
    path: '/news/article/:id',
    load: () => import('../pages/news-article.js'),
    parent: '/news',
    style: {
      navigationBarTitleText: () => msg('News', { id: 'sc.news.title' }),
      navigationBarButtons: [{ type: 'menu' }],
    },
  },
];

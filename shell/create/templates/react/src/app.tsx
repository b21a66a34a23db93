import 'nacre/icons/book-open';
import 'nacre/icons/plus';
import { Status } from 'nacre/react/status';
import { defineApp } from 'nacre/shell';

/** Beside the list on a wide screen, until a book is chosen. */
const ChooseBook = () => <Status type="empty" noRetry title="Choose a book to see it here" />;

export const app = defineApp({
  pages: [
    {
      path: '/books',
      load: () => import('./pages/books'),
      style: { navigationBarTitleText: 'Reading list', navigationBarButtons: [{ icon: 'plus', label: 'Add a book' }] },
    },
    { path: '/books/:id', load: () => import('./pages/book'), parent: '/books', split: true },
    {
      path: '/add',
      load: () => import('./pages/add'),
      parent: '/books',
      presentation: 'sheet',
      style: { navigationBarTitleText: 'Add a book' },
    },
    { path: '/settings', load: () => import('./pages/settings'), style: { navigationBarTitleText: 'Settings' } },
  ],
  split: { minWidth: 768, listWidth: 360, empty: ChooseBook },
  tabBar: {
    backToFirst: true,
    list: [
      { pagePath: '/books', text: 'Books', icon: 'book-open' },
      { pagePath: '/settings', text: 'Settings', icon: 'settings' },
    ],
  },
});

import { msg } from '@lit/localize';
import { defineApp } from 'nacre/shell';
import { SideNavigation } from './parts/side-navigation.js';
import { TABS } from './tabs.js';

/** The showcase as an app of pages; built with the public entry points only. */
export const app = defineApp({
  router: { mode: 'hash' },
  locale: 'auto',
  pages: [
    { path: '/components', load: () => import('./pages/components.js'), style: { navigationBarTitleText: 'Nacre' } },
    { path: '/apis', load: () => import('./pages/apis.js'), style: { navigationBarTitleText: TABS[1].text } },
    { path: '/settings', load: () => import('./pages/settings.js'), style: { navigationBarTitleText: TABS[2].text } },
    { path: '/component/:name', load: () => import('./pages/component.js') },
    { path: '/api/:name', load: () => import('./pages/api.js') },
    {
      path: '/signup/account',
      load: () => import('./pages/signup-account.js'),
      style: { navigationBarTitleText: () => msg('Sign up', { id: 'sc.signup.title' }) },
    },
    {
      path: '/signup/profile',
      load: () => import('./pages/signup-profile.js'),
      style: { navigationBarTitleText: () => msg('About you', { id: 'sc.signup.about' }) },
    },
    {
      path: '/signup/review',
      load: () => import('./pages/signup-review.js'),
      style: { navigationBarTitleText: () => msg('Check and send', { id: 'sc.signup.review' }) },
    },
    {
      path: '/form',
      load: () => import('./pages/form.js'),
      style: { navigationBarTitleText: () => msg('Travel application', { id: 'sc.form.title' }) },
    },
    {
      path: '/news',
      load: () => import('./pages/news.js'),
      style: {
        navigationBarTitleText: () => msg('News', { id: 'sc.news.title' }),
        navigationBarButtons: [{ type: 'favorite' }],
      },
    },
    {
      path: '/news/saved',
      load: () => import('./pages/news-saved.js'),
      style: { navigationBarTitleText: () => msg('Saved articles', { id: 'sc.news.saved.title' }) },
    },
    {
      path: '/news/article/:id',
      load: () => import('./pages/news-article.js'),
      style: {
        navigationBarTitleText: () => msg('News', { id: 'sc.news.title' }),
        navigationBarButtons: [{ type: 'menu' }],
      },
    },
    { path: '/not-found', load: () => import('./pages/not-found.js') },
  ],
  notFound: '/not-found',
  // On a wide screen the navigation is beside the pages, and styles.css hides the tab bar.
  tabBar: { list: TABS },
  windows: { left: { component: SideNavigation, minWidth: 900 } },
});

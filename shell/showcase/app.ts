import { msg } from '@lit/localize';
import { startOffline } from 'nacre/offline';
import { defineApp } from 'nacre/shell';
import { CONTACTS_PAGES } from './contacts/pages.js';
import { DRAWING_PAGES } from './drawing/pages.js';
import { FEED_PAGES } from './feed/pages.js';
import { MAP_PAGES } from './map/pages.js';
import { NEWS_PAGES } from './news/pages.js';
import { PHOTOS_PAGES } from './photos/pages.js';
import { PODCAST_PAGES } from './podcast/pages.js';
import { SHOP_PAGES } from './shop/pages.js';
import { TRAVEL_PAGES } from './travel/pages.js';
import { SideNavigation } from './parts/side-navigation.js';
import { ChooseProduct } from './shop/choose-product.js';
import { TABS } from './tabs.js';

/** The showcase as an app of pages; built with the public entry points only. */
export const app = defineApp({
  router: { mode: 'hash' },
  locale: 'auto',
  pages: [
    { path: '/components', load: () => import('./pages/components.js'), style: { navigationBarTitleText: 'Nacre' } },
    { path: '/apis', load: () => import('./pages/apis.js'), style: { navigationBarTitleText: TABS[1].text } },
    { path: '/settings', load: () => import('./pages/settings.js'), style: { navigationBarTitleText: TABS[2].text } },
    { path: '/component/:name', load: () => import('./pages/component.js'), parent: '/components' },
    {
      path: '/icons',
      load: () => import('./pages/icons.js'),
      parent: '/components',
      style: { navigationBarTitleText: () => msg('Icons', { id: 'sc.icons.title' }) },
    },
    { path: '/api/:name', load: () => import('./pages/api.js'), parent: '/apis' },
    {
      path: '/traffic',
      load: () => import('./pages/traffic.js'),
      style: { navigationBarTitleText: () => msg('Call log', { id: 'sc.traffic.title' }) },
    },
    {
      path: '/signals',
      load: () => import('./pages/signals.js'),
      style: { navigationBarTitleText: () => msg('Live signals', { id: 'sc.signals.title' }) },
    },
    ...SHOP_PAGES,
    ...NEWS_PAGES,
    ...MAP_PAGES,
    ...CONTACTS_PAGES,
    ...PODCAST_PAGES,
    ...FEED_PAGES,
    ...TRAVEL_PAGES,
    ...PHOTOS_PAGES,
    ...DRAWING_PAGES,
    { path: '/not-found', load: () => import('./pages/not-found.js') },
  ],
  notFound: '/not-found',
  identity: { loginPage: '/shop/login' },
  // Its worker is made by the build.
  ...(import.meta.env.PROD && { offline: () => startOffline() }),
  // The navigation takes 256 px: below this width the detail would be too narrow.
  split: { empty: ChooseProduct, minWidth: 1024 },
  // On a wide screen the navigation is beside the pages, and styles.css hides the tab bar.
  tabBar: { list: TABS, backToFirst: true },
  windows: { left: { component: SideNavigation } },
});

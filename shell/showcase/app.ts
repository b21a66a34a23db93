import { msg } from '@lit/localize';
import { startOffline } from 'nacre/offline';
import { defineApp } from 'nacre/shell';
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
      style: { navigationBarTitleText: () => msg('Traffic', { id: 'sc.traffic.title' }) },
    },
    {
      path: '/signals',
      load: () => import('./pages/signals.js'),
      style: { navigationBarTitleText: () => msg('Live signals', { id: 'sc.signals.title' }) },
    },
    {
      path: '/form',
      load: () => import('./pages/form.js'),
      style: { navigationBarTitleText: () => msg('Travel application', { id: 'sc.form.title' }) },
    },
    {
      path: '/form/account',
      load: () => import('./pages/form-account.js'),
      parent: '/form',
      style: { navigationBarTitleText: () => msg('Sign up', { id: 'sc.signup.title' }) },
    },
    {
      path: '/form/profile',
      load: () => import('./pages/form-profile.js'),
      parent: '/form/account',
      style: { navigationBarTitleText: () => msg('About you', { id: 'sc.signup.about' }) },
    },
    {
      path: '/form/review',
      load: () => import('./pages/form-review.js'),
      parent: '/form/profile',
      style: { navigationBarTitleText: () => msg('Check and send', { id: 'sc.signup.review' }) },
    },
    {
      path: '/photos',
      load: () => import('./pages/photos.js'),
      style: { navigationBarTitleText: () => msg('Photos', { id: 'sc.photos.title' }) },
    },
    {
      path: '/drawing',
      load: () => import('./pages/drawing.js'),
      style: { navigationBarTitleText: () => msg('Drawing board', { id: 'sc.drawing.title' }) },
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
      parent: '/news',
      style: { navigationBarTitleText: () => msg('Saved articles', { id: 'sc.news.saved.title' }) },
    },
    {
      path: '/news/article/:id',
      load: () => import('./pages/news-article.js'),
      parent: '/news',
      style: {
        navigationBarTitleText: () => msg('News', { id: 'sc.news.title' }),
        navigationBarButtons: [{ type: 'menu' }],
      },
    },
    {
      path: '/podcast',
      load: () => import('./pages/podcast.js'),
      style: { navigationBarTitleText: () => msg('Sounds of the sea', { id: 'sc.podcast.title' }), largeTitle: true },
    },
    {
      path: '/podcast/player',
      load: () => import('./pages/podcast-player.js'),
      parent: '/podcast',
      style: { navigationBarTitleText: () => msg('Now playing', { id: 'sc.podcast.now' }), backLabel: true },
    },
    {
      path: '/feed',
      load: () => import('./pages/feed.js'),
      style: { navigationBarTitleText: () => msg('Clips', { id: 'sc.feed.title' }) },
    },
    {
      path: '/map',
      load: () => import('./pages/map.js'),
      style: { navigationBarTitleText: () => msg('Map', { id: 'sc.segmented.map' }) },
    },
    {
      path: '/shop',
      load: () => import('./pages/shop.js'),
      style: {
        navigationBarTitleText: () => msg('The Tide Shop', { id: 'sc.shop.title' }),
        enablePullDownRefresh: true,
      },
    },
    {
      path: '/shop/filter',
      load: () => import('./pages/shop-filter.js'),
      parent: '/shop',
      presentation: 'sheet',
      style: { navigationBarTitleText: () => msg('Filter', { id: 'sc.shop.filter' }) },
    },
    {
      path: '/shop/item/:id',
      load: () => import('./pages/shop-item.js'),
      parent: '/shop',
      split: true,
      style: { navigationBarTitleText: () => msg('The Tide Shop', { id: 'sc.shop.title' }) },
    },
    {
      path: '/shop/cart',
      load: () => import('./pages/shop-cart.js'),
      parent: '/shop',
      style: { navigationBarTitleText: () => msg('Cart', { id: 'sc.shop.cart' }) },
    },
    {
      path: '/shop/login',
      load: () => import('./pages/shop-login.js'),
      parent: '/shop',
      style: { navigationBarTitleText: () => msg('Log in', { id: 'sc.shop.log-in' }) },
    },
    {
      path: '/shop/checkout',
      load: () => import('./pages/shop-checkout.js'),
      parent: '/shop/cart',
      roles: ['member'],
      style: { navigationBarTitleText: () => msg('Checkout', { id: 'sc.shop.checkout.title' }) },
    },
    {
      path: '/shop/orders',
      load: () => import('./pages/shop-orders.js'),
      parent: '/shop',
      roles: ['member'],
      style: {
        navigationBarTitleText: () => msg('Your orders', { id: 'sc.shop.orders' }),
        enablePullDownRefresh: true,
      },
    },
    {
      path: '/shop/order/:id',
      load: () => import('./pages/shop-order.js'),
      parent: '/shop/orders',
      roles: ['member'],
      style: { enablePullDownRefresh: true },
    },
    {
      path: '/contacts',
      load: () => import('./pages/contacts.js'),
      style: { navigationBarTitleText: () => msg('Contacts', { id: 'sc.contacts.title' }) },
    },
    { path: '/not-found', load: () => import('./pages/not-found.js') },
  ],
  notFound: '/not-found',
  identity: { loginPage: '/shop/login' },
  // Its worker is made by the build.
  ...(import.meta.env.PROD && { offline: () => startOffline() }),
  // The navigation takes 256 px: below this width the detail would be too narrow.
  split: { empty: ChooseProduct, minWidth: 1024 },
  // On a wide screen the navigation is beside the pages, and styles.css hides the tab bar.
  tabBar: { list: TABS },
  windows: { left: { component: SideNavigation } },
});

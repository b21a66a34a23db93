import { msg } from '@lit/localize';
import type { PageDefinition } from 'nacre/shell';

/** From a list of products to a paid order. */
export const SHOP_PAGES: readonly PageDefinition[] = [
  {
    path: '/shop',
    load: () => import('../pages/shop.js'),
    style: {
      navigationBarTitleText: () => msg('The Tide Shop', { id: 'sc.shop.title' }),
      enablePullDownRefresh: true,
    },
  },
  {
    path: '/shop/filter',
    load: () => import('../pages/shop-filter.js'),
    parent: '/shop',
    presentation: 'sheet',
    style: { navigationBarTitleText: () => msg('Filter', { id: 'sc.shop.filter' }) },
  },
  {
    path: '/shop/item/:id',
    load: () => import('../pages/shop-item.js'),
    parent: '/shop',
    split: true,
    style: { navigationBarTitleText: () => msg('The Tide Shop', { id: 'sc.shop.title' }) },
  },
  {
    path: '/shop/cart',
    load: () => import('../pages/shop-cart.js'),
    parent: '/shop',
    style: { navigationBarTitleText: () => msg('Cart', { id: 'sc.shop.cart' }) },
  },
  {
    path: '/shop/login',
    load: () => import('../pages/shop-login.js'),
    parent: '/shop',
    style: { navigationBarTitleText: () => msg('Log in', { id: 'sc.shop.log-in' }) },
  },
  {
    path: '/shop/checkout',
    load: () => import('../pages/shop-checkout.js'),
    parent: '/shop/cart',
    roles: ['member'],
    style: { navigationBarTitleText: () => msg('Checkout', { id: 'sc.shop.checkout.title' }) },
  },
  {
    path: '/shop/orders',
    load: () => import('../pages/shop-orders.js'),
    parent: '/shop',
    roles: ['member'],
    style: {
      navigationBarTitleText: () => msg('Your orders', { id: 'sc.shop.orders' }),
      enablePullDownRefresh: true,
    },
  },
  {
    path: '/shop/order/:id',
    load: () => import('../pages/shop-order.js'),
    parent: '/shop/orders',
    roles: ['member'],
    style: { enablePullDownRefresh: true },
  },
];

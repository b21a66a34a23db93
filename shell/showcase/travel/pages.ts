import { msg } from '@lit/localize';
import type { PageDefinition } from 'nacre/shell';

/** A long form, then the three pages of an account. */
export const TRAVEL_PAGES: readonly PageDefinition[] = [
  {
    path: '/form',
    load: () => import('../pages/form.js'),
    style: { navigationBarTitleText: () => msg('Travel request', { id: 'sc.form.title' }) },
  },
  {
    path: '/form/account',
    load: () => import('../pages/form-account.js'),
    parent: '/form',
    style: { navigationBarTitleText: () => msg('Sign up', { id: 'sc.signup.title' }) },
  },
  {
    path: '/form/profile',
    load: () => import('../pages/form-profile.js'),
    parent: '/form/account',
    style: { navigationBarTitleText: () => msg('About you', { id: 'sc.signup.about' }) },
  },
  {
    path: '/form/review',
    load: () => import('../pages/form-review.js'),
    parent: '/form/profile',
    style: { navigationBarTitleText: () => msg('Review and send', { id: 'sc.signup.review' }) },
  },
];

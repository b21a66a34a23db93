'use client';

import { AppShell, defineApp } from 'nacre/shell';

const app = defineApp({
  router: { mode: 'history' },
  pages: [
    { path: '/home', load: () => import('./pages/home'), style: { navigationBarTitleText: 'Home' } },
    { path: '/me', load: () => import('./pages/me'), style: { navigationBarTitleText: 'Me' } },
    { path: '/job/:id', load: () => import('./pages/job'), style: { navigationBarTitleText: 'Job' } },
    { path: '/safe', load: () => import('./pages/me'), signedIn: true },
  ],
  tabBar: {
    list: [
      { pagePath: '/home', text: 'Jobs', icon: 'home' },
      { pagePath: '/me', text: 'Me', icon: 'user' },
    ],
  },
});

export const Workshop = ({ url }: { url: string }) => <AppShell app={app} url={url} />;

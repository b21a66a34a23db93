import type { AppDefinition } from 'nacre/shell';

/** An app of two tabs, a page with a parameter, and one that waits for data. */
export const definitionOf = (mode: 'hash' | 'history'): AppDefinition => ({
  router: mode === 'hash' ? { mode } : { mode, base: '/shop/' },
  locale: 'auto',
  pages: [
    { path: '/home', load: () => import('./home.js'), style: { navigationBarTitleText: 'Home' } },
    {
      path: '/about',
      load: () => import('./about.js'),
      style: { navigationBarTitleText: 'About', backgroundColor: 'rgb(1, 2, 3)' },
    },
    { path: '/item/:id', load: () => import('./item.js'), parent: '/home' },
    { path: '/data', load: () => import('./data.js'), style: { navigationBarTitleText: 'Data' } },
  ],
  tabBar: {
    list: [
      { pagePath: '/home', text: 'Home', icon: 'home' },
      { pagePath: '/about', text: 'About', icon: 'info' },
    ],
  },
  style: { animationType: 'none' },
});

import { msg } from '@lit/localize';
import { lazy } from '../../../elements/base/lazy.js';
import type { PageDefinition } from '../definition/types.js';

/** Of pages with a map: they have no bar of the shell, and draw their own buttons above the map. */
const WHOLE_SCREEN = { navigationStyle: 'custom', disableScroll: true } as const;

/** Pages of each app. One of the app's own with the same path takes the place of such a page. */
export const SYSTEM_PAGES: readonly PageDefinition[] = [
  {
    path: '/choose-location',
    load: /* @__PURE__ */ lazy(() => import('./choose-location.js')),
    style: {
      ...WHOLE_SCREEN,
      navigationBarTitleText: () =>
        msg('Choose a place', { id: 'nc.pages.choose-location', desc: 'Title of a page with a map to choose a place' }),
    },
  },
  {
    path: '/open-location',
    load: /* @__PURE__ */ lazy(() => import('./open-location.js')),
    style: {
      ...WHOLE_SCREEN,
      navigationBarTitleText: () =>
        msg('Place on the map', { id: 'nc.pages.open-location', desc: 'Title of a page that shows a place on a map' }),
    },
  },
  {
    path: '/forbidden',
    load: /* @__PURE__ */ lazy(() => import('./forbidden.js')),
    style: {
      navigationBarTitleText: () =>
        msg('No access', { id: 'nc.pages.forbidden', desc: 'Title of a page for users who may not see another page' }),
    },
  },
];

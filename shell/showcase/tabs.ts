import { msg } from '@lit/localize';
import type { IconName } from 'nacre/elements/icon';

export interface RootTab {
  readonly pagePath: string;
  readonly text: () => string;
  readonly icon: IconName;
  /** Where the navigation marks it: its own page, and pages that the navigation does not list. */
  readonly below: readonly string[];
}

/** The three roots of the showcase: in the tab bar of a phone, at the side of a wide screen. */
export const TABS: readonly [RootTab, RootTab, RootTab] = [
  {
    pagePath: '/components',
    text: () => msg('Components', { id: 'sc.tab.components' }),
    icon: 'grid',
    below: ['/components'],
  },
  {
    pagePath: '/apis',
    text: () => msg('APIs', { id: 'sc.tab.apis' }),
    icon: 'bolt',
    below: ['/apis', '/api', '/traffic', '/signals'],
  },
  {
    pagePath: '/settings',
    text: () => msg('Settings', { id: 'sc.tab.settings' }),
    icon: 'settings',
    below: ['/settings'],
  },
];

import { msg } from '@lit/localize';
import type { CallName, SignalName } from 'nacre/device';
import pearl from '../pearl.svg?no-inline';
import dawn from '../playground/pictures/dawn.svg?no-inline';
import reef from '../playground/pictures/reef.svg?no-inline';

export interface ApiGroup {
  readonly title: () => string;
  /** Name of an `nc-icon`. */
  readonly icon: string;
  /** Each call with options to start from; a function where they have a text. */
  readonly calls: readonly (readonly [name: CallName, options: object | (() => object)])[];
  readonly signals?: readonly SignalName[];
}

export const API_GROUPS: readonly ApiGroup[] = [
  {
    title: () => msg('Feedback', { id: 'sc.group.feedback' }),
    icon: 'info',
    calls: [
      ['showToast', () => ({ title: msg('Saved', { id: 'sc.sample.saved' }), icon: 'success' })],
      ['hideToast', {}],
      ['showLoading', () => ({ title: msg('Loading', { id: 'sc.sample.loading' }) })],
      ['hideLoading', {}],
      [
        'showModal',
        () => ({
          title: msg('Delete?', { id: 'sc.sample.delete.ask' }),
          content: msg('This cannot be undone.', { id: 'sc.sample.delete.text' }),
        }),
      ],
      [
        'showActionSheet',
        () => ({
          itemList: [
            msg('Share', { id: 'sc.news.share' }),
            msg('Copy', { id: 'sc.copy' }),
            msg('Delete', { id: 'sc.sample.delete' }),
          ],
        }),
      ],
      ['hideActionSheet', {}],
      ['previewImage', { urls: [dawn, reef, pearl], indicator: 'number' }],
      ['closePreviewImage', {}],
    ],
  },
  {
    title: () => msg('Network', { id: 'sc.group.network' }),
    icon: 'globe',
    calls: [
      ['request', { url: 'api/echo', method: 'POST', data: { hello: 'world' } }],
      ['getNetworkType', {}],
    ],
    signals: ['networkStatusChange'],
  },
  {
    title: () => msg('Storage', { id: 'sc.group.storage' }),
    icon: 'download',
    calls: [
      ['setStorage', { key: 'demo', data: { pearls: 3 }, namespace: 'showcase' }],
      ['getStorage', { key: 'demo', namespace: 'showcase' }],
      ['removeStorage', { key: 'demo', namespace: 'showcase' }],
      ['getStorageInfo', { namespace: 'showcase' }],
      ['clearStorage', { namespace: 'showcase' }],
    ],
    signals: ['storageChange'],
  },
  {
    title: () => msg('Device', { id: 'sc.group.device' }),
    icon: 'phone',
    calls: [
      ['setClipboardData', () => ({ data: msg('Hello from Nacre', { id: 'sc.sample.hello' }) })],
      ['getClipboardData', {}],
      ['vibrateShort', {}],
      ['vibrateLong', {}],
      ['makePhoneCall', { phoneNumber: '+33 1 23 45 67 89' }],
    ],
  },
  {
    title: () => msg('System', { id: 'sc.group.system' }),
    icon: 'settings',
    calls: [
      ['getSystemInfo', {}],
      ['getWindowInfo', {}],
      ['getDeviceInfo', {}],
      ['getAppBaseInfo', {}],
      ['getTheme', {}],
      ['setTheme', { theme: 'dark' }],
      ['getLocale', {}],
      ['setLocale', { locale: 'fr' }],
    ],
    signals: ['windowResize', 'themeChange', 'localeChange'],
  },
  {
    title: () => msg('Pages', { id: 'sc.group.pages' }),
    icon: 'forward',
    calls: [
      ['navigateTo', { url: '/component/button', animationType: 'slide-in-bottom' }],
      ['navigateBack', { delta: 1 }],
      ['redirectTo', { url: '/component/input' }],
      ['switchTab', { url: '/settings' }],
      ['reLaunch', { url: '/components' }],
      ['preloadPage', { url: '/signup/account' }],
      ['pageScrollTo', { scrollTop: 200 }],
      ['startPullDownRefresh', {}],
      ['stopPullDownRefresh', {}],
    ],
  },
  {
    title: () => msg('Bars', { id: 'sc.group.bars' }),
    icon: 'grid',
    calls: [
      ['setNavigationBarTitle', () => ({ title: msg('New title', { id: 'sc.sample.title' }) })],
      ['setNavigationBarColor', { frontColor: '#ffffff', backgroundColor: '#0b6e7d' }],
      ['showNavigationBarLoading', {}],
      ['hideNavigationBarLoading', {}],
      ['setTabBarItem', () => ({ index: 1, text: msg('Calls', { id: 'sc.sample.calls' }) })],
      ['setTabBarStyle', { color: '#566267', selectedColor: '#c0282d' }],
      ['setTabBarBadge', { index: 1, text: '3' }],
      ['removeTabBarBadge', { index: 1 }],
      ['showTabBarRedDot', { index: 2 }],
      ['hideTabBarRedDot', { index: 2 }],
      ['hideTabBar', {}],
      ['showTabBar', {}],
    ],
  },
];

/** The initial options of a call in the form; undefined for a call that the page does not list. */
export function optionsOf(name: string): object | undefined {
  const options = API_GROUPS.flatMap(({ calls }) => calls).find(([call]) => call === name)?.[1];
  return typeof options === 'function' ? (options() as object) : options;
}

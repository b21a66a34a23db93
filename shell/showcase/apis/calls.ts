import { msg } from '@lit/localize';
import type { CallName, SignalName } from 'nacre/device';
import pearl from '../pearl.svg?no-inline';

export interface ApiGroup {
  readonly title: () => string;
  /** Name of an `nc-icon`. */
  readonly icon: string;
  /** Each call with options to start from. */
  readonly calls: readonly (readonly [name: CallName, options: object])[];
  readonly signals?: readonly SignalName[];
}

export const API_GROUPS: readonly ApiGroup[] = [
  {
    title: () => msg('Feedback', { id: 'sc.group.feedback' }),
    icon: 'info',
    calls: [
      ['showToast', { title: 'Saved', icon: 'success' }],
      ['showLoading', { title: 'Loading' }],
      ['hideLoading', {}],
      ['showModal', { title: 'Delete?', content: 'This cannot be undone.' }],
      ['previewImage', { urls: [pearl], indicator: 'number' }],
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
      ['getSystemInfo', {}],
      ['setClipboardData', { data: 'Hello from Nacre' }],
      ['getClipboardData', {}],
      ['vibrateShort', {}],
      ['vibrateLong', {}],
      ['makePhoneCall', { phoneNumber: '+33 1 23 45 67 89' }],
      ['getTheme', {}],
    ],
    signals: ['windowResize', 'themeChange'],
  },
  {
    title: () => msg('Navigation', { id: 'sc.group.navigation' }),
    icon: 'forward',
    calls: [
      ['navigateTo', { url: '/component/button', animationType: 'slide-in-bottom' }],
      ['navigateBack', { delta: 1 }],
      ['redirectTo', { url: '/component/input' }],
      ['switchTab', { url: '/settings' }],
      ['reLaunch', { url: '/components' }],
      ['preloadPage', { url: '/signup/account' }],
      ['setNavigationBarTitle', { title: 'New title' }],
      ['setNavigationBarColor', { frontColor: '#ffffff', backgroundColor: '#0b6e7d' }],
      ['showNavigationBarLoading', {}],
      ['hideNavigationBarLoading', {}],
      ['setTabBarBadge', { index: 1, text: '3' }],
      ['pageScrollTo', { scrollTop: 200 }],
      ['startPullDownRefresh', {}],
      ['stopPullDownRefresh', {}],
    ],
  },
];

/** The initial options of a call in the form; undefined for a call that the page does not list. */
export const optionsOf = (name: string): object | undefined =>
  API_GROUPS.flatMap(({ calls }) => calls).find(([call]) => call === name)?.[1];

import { msg } from '@lit/localize';
import type { CallName, SignalName } from 'nacre/device';
import pearl from '../pearl.svg?no-inline';
import dawn from '../playground/pictures/dawn.svg?no-inline';
import reef from '../playground/pictures/reef.svg?no-inline';

/** A small picture that is half transparent. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAYAAABe3VzdAAAACXBIWXMAAAABAAAAAQBPJcTWAAAAOklEQVR4nO3OoQHAIAAEsd+8o8MIlYeIiM/O9r1sdUBQsA4ICtYBQcE6IChYBwQF64CgYB0QFKwDfy58a/77i3fqRwAAAABJRU5ErkJggg==';

export interface ApiGroup {
  readonly title: () => string;
  /** Each call with options to start from; a function where they have a text. */
  readonly calls: readonly (readonly [name: CallName, options: object | (() => object)])[];
  readonly signals?: readonly SignalName[];
}

export const API_GROUPS: readonly ApiGroup[] = [
  {
    title: () => msg('Feedback', { id: 'sc.group.feedback' }),
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
      ['hideModal', {}],
      ['previewImage', { urls: [dawn, reef, pearl], indicator: 'number' }],
      ['closePreviewImage', {}],
    ],
  },
  {
    title: () => msg('Network', { id: 'sc.group.network' }),
    calls: [
      ['request', { url: 'api/echo', method: 'POST', data: { hello: 'world' } }],
      ['uploadFile', { url: 'api/echo', filePath: PICTURE, name: 'photo', formData: { album: 'pearls' } }],
      ['downloadFile', { url: pearl }],
      ['connectSocket', { url: 'api/socket', reconnect: { minDelay: 1000, maxDelay: 30_000, heartbeat: 25_000 } }],
      ['sendSocketMessage', { data: 'hello' }],
      ['closeSocket', { code: 1000, reason: 'done' }],
      ['getNetworkType', {}],
      ['uploadResumable', { url: 'api/uploads/', filePath: PICTURE, name: 'pearl.png' }],
      ['getUploadQueue', {}],
      ['pauseUploads', {}],
      ['resumeUploads', {}],
      ['cancelUploads', {}],
    ],
    signals: ['networkStatusChange', 'socketOpen', 'socketMessage', 'socketError', 'socketClose', 'uploadQueueChange'],
  },
  {
    title: () => msg('Storage', { id: 'sc.group.storage' }),
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
    calls: [
      ['setClipboardData', () => ({ data: msg('Hello from Nacre', { id: 'sc.sample.hello' }) })],
      ['getClipboardData', {}],
      ['vibrateShort', {}],
      ['vibrateLong', {}],
      ['makePhoneCall', { phoneNumber: '+33 1 23 45 67 89' }],
      ['getBatteryInfo', {}],
      ['setKeepScreenOn', { keepScreenOn: true }],
      ['requestFullscreen', {}],
      ['exitFullscreen', {}],
      ['setDeviceOrientation', { value: 'landscape' }],
      ['hideKeyboard', {}],
      ['getSelectedTextRange', {}],
      ['loadFontFace', { family: 'DejaVu', source: 'local("DejaVu Serif")' }],
      ['chooseContact', { multiple: true }],
      ['addPhoneContact', { firstName: 'Ama', mobilePhoneNumber: '+33 1 23 45 67 89' }],
      ['showNotification', () => ({ title: msg('Hello from Nacre', { id: 'sc.sample.hello' }), tag: 'demo' })],
      ['closeNotification', { tag: 'demo' }],
      ['checkPermission', { name: 'geolocation' }],
      ['requestPermission', { name: 'geolocation' }],
      ['getLocation', { type: 'wgs84', isHighAccuracy: true }],
      ['chooseLocation', {}],
      [
        'openLocation',
        { latitude: 48.8584, longitude: 2.2945, name: 'Tour Eiffel', address: '5 avenue Anatole France' },
      ],
      ['startLocationUpdate', {}],
      ['stopLocationUpdate', {}],
      ['startAccelerometer', { interval: 'ui' }],
      ['stopAccelerometer', {}],
      ['startGyroscope', { interval: 'ui' }],
      ['stopGyroscope', {}],
      ['startCompass', {}],
      ['stopCompass', {}],
    ],
    signals: [
      'batteryChange',
      'fullscreenChange',
      'deviceOrientationChange',
      'keyboardHeightChange',
      'notificationClick',
      'locationChange',
      'locationChangeError',
      'accelerometerChange',
      'gyroscopeChange',
      'compassChange',
    ],
  },
  {
    title: () => msg('Files and pictures', { id: 'sc.group.files' }),
    calls: [
      ['chooseImage', { count: 3 }],
      ['chooseVideo', { maxDuration: 60 }],
      ['chooseMedia', {}],
      ['chooseFile', { count: 3, extension: ['pdf', 'txt'] }],
      ['getImageInfo', { src: pearl }],
      ['getVideoInfo', { src: 'clip.mp4' }],
      ['compressImage', { src: PICTURE, width: 20 }],
      ['saveFile', { tempFilePath: pearl, fileName: 'pearl.svg' }],
      ['saveImageToPhotosAlbum', { filePath: pearl }],
      ['saveVideoToPhotosAlbum', { filePath: 'clip.mp4' }],
      ['releaseTempFiles', {}],
      ['getFileInfo', { filePath: pearl, digestAlgorithm: 'sha256' }],
      ['openDocument', { filePath: 'clip.mp4' }],
    ],
  },
  {
    title: () => msg('Media', { id: 'sc.group.media' }),
    calls: [
      ['createInnerAudioContext', {}],
      ['getRecorderManager', {}],
      ['createVideoContext', { videoId: 'clip' }],
      ['createMapContext', { mapId: 'map' }],
      ['createCanvasContext', { canvasId: 'board' }],
      ['createCanvasContextAsync', { id: 'board' }],
      ['canvasGetImageData', { canvasId: 'board', x: 0, y: 0, width: 2, height: 2 }],
      ['canvasPutImageData', { canvasId: 'board', data: [], x: 0, y: 0, width: 2 }],
      ['canvasToTempFilePath', { canvasId: 'board' }],
    ],
  },
  {
    title: () => msg('Share, scan, pay', { id: 'sc.group.social' }),
    calls: [
      ['share', () => ({ title: msg('Pearl', { id: 'sc.sample.pearl' }), href: './' })],
      ['shareWithSystem', { summary: 'https://nacre.example/', imageUrl: PICTURE }],
      ['showShareSheet', { url: 'https://nacre.example/' }],
      ['scanCode', { scanType: ['qrCode', 'barCode'] }],
      ['showScanner', { onlyFromCamera: true }],
      [
        'requestPayment',
        {
          methodData: [{ supportedMethods: 'https://google.com/pay' }],
          details: { total: { label: 'Nacre', amount: { currency: 'EUR', value: '12.00' } } },
        },
      ],
    ],
  },
  {
    title: () => msg('System', { id: 'sc.group.system' }),
    calls: [
      ['getSystemInfo', {}],
      ['getWindowInfo', {}],
      ['getDeviceInfo', {}],
      ['getAppBaseInfo', {}],
      ['getSystemSetting', {}],
      ['getAppAuthorizeSetting', {}],
      ['getTheme', {}],
      ['setTheme', { theme: 'dark' }],
      ['getLocale', {}],
      ['setLocale', { locale: 'fr' }],
      ['closeWindow', {}],
      ['openContact', { topic: 'order 7' }],
      ['openFeedback', {}],
    ],
    signals: ['windowResize', 'themeChange', 'localeChange'],
  },
  {
    title: () => msg('Pages', { id: 'sc.group.pages' }),
    calls: [
      ['navigateTo', { url: '/component/button', animationType: 'slide-in-bottom' }],
      ['navigateBack', { delta: 1 }],
      ['redirectTo', { url: '/component/input' }],
      ['switchTab', { url: '/settings' }],
      ['reLaunch', { url: '/components' }],
      ['preloadPage', { url: '/form/account' }],
      ['pageScrollTo', { scrollTop: 200 }],
      ['getCurrentPages', {}],
      ['getLaunchOptions', {}],
      ['getEnterOptions', {}],
      ['setPageMeta', { pageStyle: 'overflow: hidden' }],
      ['getPageStyle', {}],
      ['setPageStyle', { navigationBarBackgroundColor: '#0b6e7d', navigationBarTextStyle: 'white' }],
      ['enableAlertBeforeUnload', { message: 'Leave this page?' }],
      ['disableAlertBeforeUnload', {}],
      ['createSelectorQuery', {}],
      ['createIntersectionObserver', { thresholds: [0, 0.5, 1] }],
      ['createMediaQueryObserver', {}],
      ['createAnimation', { duration: 400 }],
      ['startPullDownRefresh', {}],
      ['stopPullDownRefresh', {}],
    ],
    signals: ['appShow', 'appHide', 'error', 'unhandledRejection', 'pageNotFound'],
  },
  {
    title: () => msg('Bars', { id: 'sc.group.bars' }),
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
      ['showTopWindow', {}],
      ['hideTopWindow', {}],
      ['getTopWindowStyle', {}],
      ['setTopWindowStyle', { backgroundColor: '#dcf0f2' }],
      ['showLeftWindow', {}],
      ['hideLeftWindow', {}],
      ['getLeftWindowStyle', {}],
      ['setLeftWindowStyle', { width: 280 }],
      ['showRightWindow', {}],
      ['hideRightWindow', {}],
      ['getRightWindowStyle', {}],
      ['setRightWindowStyle', { width: '600rpx' }],
    ],
  },
];

/** The initial options of a call in the form; undefined for a call that the page does not list. */
export function optionsOf(name: string): object | undefined {
  const options = API_GROUPS.flatMap(({ calls }) => calls).find(([call]) => call === name)?.[1];
  return typeof options === 'function' ? (options() as object) : options;
}

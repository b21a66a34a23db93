import { own } from '../../elements/base/own.js';
import { NO_ANSWER } from './device.js';
import { PROBES as DEFINED } from './generated/support.js';
import { device } from './instance.js';
import { is, no, type Probes } from './probes.js';
import { DEVICE_PROBES } from './device-support.js';
import { hasLanguages } from './calls/system/web/locale.js';
import type { Support } from './types.js';

const storage = (): Support => {
  try {
    if (localStorage) return is('native', 'localStorage, and IndexedDB for what is too big');
  } catch {
    // Said below, with the case of a server.
  }
  return no('the browser blocks storage');
};
const system = is('native', 'client hints, else the user agent string');
const refresh = is('emulated', 'the shell, or the nc-refresher that the page shows');
const picker = is('needs-gesture', 'a file input');
const recorder = (): Support => {
  if (!navigator.mediaDevices) return no('the microphone needs a secure page');
  const isWriter =
    'MediaRecorder' in globalThis &&
    ['webm', 'ogg', 'mp4'].some((format) => MediaRecorder.isTypeSupported(`audio/${format}`));
  return isWriter ? is('needs-permission', 'MediaRecorder') : no('this browser writes no sound files');
};
const sensor = (type: 'DeviceMotionEvent' | 'DeviceOrientationEvent') => (): Support => {
  const found = (globalThis as { [K in typeof type]?: { requestPermission?: unknown } })[type];
  if (!found) return no(`this browser, or a page that is not secure, has no ${type}`);
  return is(found.requestPermission ? 'needs-gesture' : 'native', `${type}, if the device has the sensor`);
};
const motion = sensor('DeviceMotionEvent');
const orientation = sensor('DeviceOrientationEvent');
const uploads = is('emulated', 'tus over XMLHttpRequest, with a queue in IndexedDB');
const canvas = is('native', 'the nc-canvas of that id');

const share = (): Support => {
  if ('share' in navigator) return is('needs-gesture', 'Web Share');
  if (device.can('showShareSheet')) return is('emulated', 'the share sheet of nacre/overlays');
  return no('no Web Share here; nacre/overlays bring a share sheet');
};
const reader = 'BarcodeDetector, else zxing-wasm';
const scan = (): Support => {
  if (!device.can('showScanner')) return is('needs-gesture', `a picture of the code; ${reader}`);
  if (navigator.mediaDevices) return is('needs-permission', `the camera, or a picture; ${reader}`);
  return is('emulated', `a picture, since the camera needs a secure page; ${reader}`);
};
const payment = (): Support =>
  'PaymentRequest' in globalThis
    ? is('needs-gesture', 'Payment Request')
    : no('this browser has no Payment Request, or the page is not secure');

/** How well browsers support the calls that this package answers. */
const PROBES: Probes = {
  ...DEFINED,
  request: is('native', 'fetch'),
  uploadFile: is('native', 'XMLHttpRequest'),
  downloadFile: is('native', 'XMLHttpRequest and object URLs'),
  connectSocket: is('native', 'WebSocket'),
  sendSocketMessage: is('native', 'WebSocket'),
  closeSocket: is('native', 'WebSocket'),
  getNetworkType: () =>
    'connection' in navigator
      ? is('native', 'Network Information')
      : is('emulated', 'the browser knows online from offline, no more'),
  setStorage: storage,
  getStorage: storage,
  removeStorage: storage,
  clearStorage: storage,
  getStorageInfo: storage,
  uploadResumable: uploads,
  getUploadQueue: uploads,
  pauseUploads: uploads,
  resumeUploads: uploads,
  cancelUploads: uploads,
  getSystemInfo: system,
  getWindowInfo: system,
  getDeviceInfo: system,
  getAppBaseInfo: system,
  getSystemSetting: is('emulated', 'the orientation, and Wi-Fi where the browser tells it'),
  getTheme: is('native', 'prefers-color-scheme and the data-nc-theme attribute'),
  setTheme: is('native', 'the data-nc-theme attribute'),
  getLocale: is('emulated', 'nacre/locales, else the lang attribute of the page'),
  setLocale: () => (hasLanguages() ? is('emulated', 'nacre/locales') : no('import nacre/locales, which has the texts')),
  startPullDownRefresh: refresh,
  stopPullDownRefresh: refresh,
  chooseImage: picker,
  chooseVideo: picker,
  chooseMedia: picker,
  chooseFile: picker,
  getImageInfo: is('native', 'an image element, and the bytes of the file'),
  getVideoInfo: is('native', 'a video element'),
  compressImage: is('native', 'createImageBitmap and a canvas'),
  saveImageToPhotosAlbum: is('emulated', 'a download'),
  saveVideoToPhotosAlbum: is('emulated', 'a download'),
  saveFile: () =>
    'showSaveFilePicker' in globalThis
      ? is('native', 'File System Access within a gesture, else a download')
      : is('emulated', 'a download'),
  releaseTempFiles: is('native', 'object URLs'),
  createInnerAudioContext: is('native', 'HTMLAudioElement, and Media Session for its controls'),
  getRecorderManager: recorder,
  createVideoContext: is('native', 'the nc-video, or the native video, of that id'),
  createMapContext: is('native', 'the nc-map of that id'),
  createCanvasContext: canvas,
  createCanvasContextAsync: canvas,
  canvasGetImageData: canvas,
  canvasPutImageData: canvas,
  canvasToTempFilePath: canvas,
  startAccelerometer: motion,
  stopAccelerometer: motion,
  startGyroscope: motion,
  stopGyroscope: motion,
  checkPermission: () =>
    (navigator.permissions as Permissions | undefined)
      ? is('native', 'Permissions, and what each feature tells')
      : is('emulated', 'what each feature tells'),
  requestPermission: is('needs-gesture', 'the question of each feature'),
  startCompass: orientation,
  stopCompass: orientation,
  ...DEVICE_PROBES,
  createSelectorQuery: is('native', 'the elements of the page'),
  createIntersectionObserver: is('native', 'IntersectionObserver'),
  createMediaQueryObserver: is('native', 'matchMedia'),
  createAnimation: is('native', 'Web Animations'),
  getLaunchOptions: is('emulated', 'the URL'),
  getEnterOptions: is('emulated', 'the URL'),
  setPageMeta: is('emulated', 'the style of the page on top of the shell, else of the body'),
  share,
  shareWithSystem: share,
  scanCode: scan,
  requestPayment: payment,
};

/** How well this browser supports a call at this moment, and why. */
export function support(name: string): Support {
  if (device.hasHost(name)) return is('native', 'a host answers it');
  if (!device.can(name)) return no(NO_ANSWER);
  const probe = own(PROBES, name);
  const probed = typeof probe === 'function' ? probe() : probe;
  return device.supportOf(name) ?? probed ?? is('emulated', 'the page answers it');
}

// An app that is kept for use without a network. `VERSION` is that of the build.
import * as auth from 'nacre/auth';
import * as device from 'nacre/device';
import { startOffline } from 'nacre/offline';

declare const VERSION: string;

/** What a test reads of the app's window. */
export interface OfflineApp extends Window {
  readonly version: string;
  readonly auth: typeof auth;
  readonly device: typeof device;
  /** Names of the signals that have come. */
  readonly signals: string[];
  /** A part of what the app is made of: it is not in the app's root. */
  openLate(): Promise<string>;
  openPage(): Promise<string>;
  /** The toasts that have been asked for. */
  readonly toasts: device.ToastOptions[];
  stop(): void;
}

const signals: string[] = [];
device.device.watch('offlineReady', () => signals.push('offlineReady'));
device.device.watch('updateReady', ({ isActive }) => signals.push(isActive ? 'updateActive' : 'updateReady'));

const toasts: device.ToastOptions[] = [];
device.device.provide('showToast', (options) => void toasts.push(options));

/** `?every=200`: how often the app asks for a new version. `?late`: it loads its late part at once. */
const query = new URLSearchParams(location.search);
const every = query.get('every');
if (query.has('late')) await import('../late.js');

const app = {
  version: VERSION,
  auth,
  device,
  signals,
  toasts,
  openPage: async () => (await import('./page.js')).text,
  openLate: async () => (await import('../late.js')).text,
  stop: startOffline(every ? { checkEvery: Number(every) } : {}),
};
Object.assign(window, app);
document.querySelector('main')!.textContent = `version ${VERSION}`;

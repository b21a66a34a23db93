import type { DeviceBus } from '../device.js';
import type { CallName, Provider, SignalSource } from '../types.js';
import { chooseContact } from '../calls/contacts/web/choose-contact.js';
import { exitFullscreen, fullscreenChange, requestFullscreen } from '../calls/screen/web/full-screen.js';
import { getSelectedTextRange, hideKeyboard, keyboardHeightChange } from '../calls/keyboard/web/keyboard.js';

type Parts = typeof import('./device-parts.js');

const load = (): Promise<Parts> => import('./device-parts.js');

const LAZY = [
  'addPhoneContact',
  'closeNotification',
  'getAppAuthorizeSetting',
  'loadFontFace',
  'setDeviceOrientation',
  'setKeepScreenOn',
] as const satisfies (CallName & keyof Parts)[];

/** A source that loads with its first listener. */
const lazy =
  <S extends 'deviceOrientationChange' | 'notificationClick'>(name: S): SignalSource<S> =>
  async (emit, signal) => {
    const source = (await load())[name] as unknown as SignalSource<S>;
    if (!signal.aborted) await source(emit, signal);
  };

/** Browsers ask the user only within a gesture, which is over when a chunk has loaded. */
const showNotification: Provider<'showNotification'> = async (options, { signal }) => {
  if (!('Notification' in globalThis)) {
    throw new DOMException(
      'this browser has no notifications; those of iPhones need an installed app',
      'NotSupportedError',
    );
  }
  const [permission, { show }] = await Promise.all([Notification.requestPermission(), load()]);
  if (permission !== 'granted') throw new DOMException('the user has not allowed notifications', 'NotAllowedError');
  signal.throwIfAborted();
  return show(options);
};

/** Adds the browser's providers for calls on the device. */
export function connectDevice(bus: DeviceBus): void {
  // These need the user's gesture, or the focus as it is now.
  bus.provide('requestFullscreen', requestFullscreen);
  bus.provide('exitFullscreen', exitFullscreen);
  bus.provide('chooseContact', chooseContact);
  bus.provide('hideKeyboard', hideKeyboard);
  bus.provide('getSelectedTextRange', getSelectedTextRange);
  bus.provide('showNotification', showNotification);
  bus.provideLazy(LAZY, load);
  bus.source('keyboardHeightChange', keyboardHeightChange);
  bus.source('deviceOrientationChange', lazy('deviceOrientationChange'));
  // A signal that this browser cannot have has no source: `canIUse` says so.
  if (document.fullscreenEnabled) bus.source('fullscreenChange', fullscreenChange);
  if ('Notification' in globalThis) bus.source('notificationClick', lazy('notificationClick'));
}

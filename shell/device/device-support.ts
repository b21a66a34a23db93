import type { Support, SupportLevel } from './types.js';

const is = (level: SupportLevel, reason: string): Support => ({ level, reason });
const no = (reason: string): Support => is('unavailable', reason);
/** A call that this browser has, or does not have. */
const either = (has: () => unknown, level: SupportLevel, reason: string, otherwise: string) => (): Support =>
  has() ? is(level, reason) : no(otherwise);

/** How well browsers support the calls on the device. */
export const DEVICE_PROBES = {
  setKeepScreenOn: either(
    () => 'wakeLock' in navigator,
    'native',
    'Screen Wake Lock',
    'Screen Wake Lock needs a secure page, and a browser that has it',
  ),
  requestFullscreen: either(
    () => document.fullscreenEnabled,
    'needs-gesture',
    'Fullscreen',
    'this browser, or a policy of this frame, has no full screen',
  ),
  exitFullscreen: is('native', 'Fullscreen'),
  setDeviceOrientation: either(
    () => typeof (screen.orientation as { lock?: unknown } | undefined)?.lock === 'function',
    'native',
    'Screen Orientation, on phones and tablets, in full screen or an installed app',
    'this browser cannot hold the orientation',
  ),
  loadFontFace: is('native', 'FontFace'),
  hideKeyboard: is('native', 'the focus leaves the field'),
  getSelectedTextRange: is('native', 'the selection of the field that has the focus'),
  chooseContact: either(
    () => 'contacts' in navigator,
    'needs-gesture',
    'Contact Picker',
    'this browser gives no contacts; those of Android phones do',
  ),
  addPhoneContact: is('emulated', 'a vCard, shared or downloaded, which the user adds to the contacts'),
  showNotification: either(
    () => 'Notification' in globalThis,
    'needs-permission',
    'Notifications, of the page or of its service worker',
    'this browser has no notifications; those of iPhones need an installed app',
  ),
  closeNotification: is('native', 'Notifications'),
  getAppAuthorizeSetting: is('native', 'Permissions, as checkPermission reads them'),
};

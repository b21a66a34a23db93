import { either, is, type Probes } from '../../probes.js';

const vibration = either(() => 'vibrate' in navigator, 'needs-gesture', 'Vibration', 'this browser cannot vibrate');

export const SUPPORT: Probes = {
  setClipboardData: is('needs-gesture', 'Clipboard, else the copy command, which copies no pictures'),
  getClipboardData: either(
    () => navigator.clipboard,
    'needs-permission',
    'Clipboard',
    'the Clipboard API needs a secure page',
  ),
  makePhoneCall: is('native', 'a tel: link'),
  vibrateShort: vibration,
  vibrateLong: vibration,
  getBatteryInfo: either(
    () => 'getBattery' in navigator,
    'native',
    'Battery Status',
    'this browser does not tell the battery',
  ),
};

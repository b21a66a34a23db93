import { is } from './probes.js';

/** How well browsers support the calls on the device. */
export const DEVICE_PROBES = {
  hideKeyboard: is('native', 'the focus leaves the field'),
  getSelectedTextRange: is('native', 'the selection of the field that has the focus'),
  getAppAuthorizeSetting: is('native', 'Permissions, as checkPermission reads them'),
};

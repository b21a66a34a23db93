import type { DeviceBus } from '../device.js';
import { getSelectedTextRange, hideKeyboard, keyboardHeightChange } from '../calls/keyboard/web/keyboard.js';

/** Adds the browser's providers for calls on the device. */
export function connectDevice(bus: DeviceBus): void {
  // These need the focus as it is now.
  bus.provide('hideKeyboard', hideKeyboard);
  bus.provide('getSelectedTextRange', getSelectedTextRange);
  bus.provideLazy('getAppAuthorizeSetting', () => import('./device-parts.js'));
  bus.source('keyboardHeightChange', keyboardHeightChange);
}

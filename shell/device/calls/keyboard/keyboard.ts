import { defineCall, defineSignal, off } from '../../define.js';
import * as web from './web/keyboard.js';

// Providers that are there at once: they take the focus as it is now.
export const hideKeyboard = /* @__PURE__ */ defineCall('hideKeyboard', { web: web.hideKeyboard });
export const getSelectedTextRange = /* @__PURE__ */ defineCall('getSelectedTextRange', {
  web: web.getSelectedTextRange,
});

export const onKeyboardHeightChange = /* @__PURE__ */ defineSignal('keyboardHeightChange', {
  web: web.keyboardHeightChange,
});
export const offKeyboardHeightChange = /* @__PURE__ */ off('keyboardHeightChange');

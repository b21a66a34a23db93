import { call, off, on } from './make.js';

export const hideKeyboard = /* @__PURE__ */ call('hideKeyboard');
export const getSelectedTextRange = /* @__PURE__ */ call('getSelectedTextRange');
export const onKeyboardHeightChange = /* @__PURE__ */ on('keyboardHeightChange');
export const offKeyboardHeightChange = /* @__PURE__ */ off('keyboardHeightChange');

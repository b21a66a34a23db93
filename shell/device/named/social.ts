import { call } from './make.js';

export const share = /* @__PURE__ */ call('share');
export const shareWithSystem = /* @__PURE__ */ call('shareWithSystem');
export const showShareSheet = /* @__PURE__ */ call('showShareSheet');
export const scanCode = /* @__PURE__ */ call('scanCode');
export const showScanner = /* @__PURE__ */ call('showScanner');
export const requestPayment = /* @__PURE__ */ call('requestPayment');

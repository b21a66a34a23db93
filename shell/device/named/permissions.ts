import { call } from './make.js';

export const checkPermission = /* @__PURE__ */ call('checkPermission');
export const requestPermission = /* @__PURE__ */ call('requestPermission');

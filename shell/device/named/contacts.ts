import { call } from './make.js';

export const chooseContact = /* @__PURE__ */ call('chooseContact');
export const addPhoneContact = /* @__PURE__ */ call('addPhoneContact');

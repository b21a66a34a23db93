import { call } from './make.js';

export const closeWindow = /* @__PURE__ */ call('closeWindow');
export const openContact = /* @__PURE__ */ call('openContact');
export const openFeedback = /* @__PURE__ */ call('openFeedback');

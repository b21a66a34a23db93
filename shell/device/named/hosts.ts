import { call } from './make.js';

export const openLocation = /* @__PURE__ */ call('openLocation');
export const closeWindow = /* @__PURE__ */ call('closeWindow');

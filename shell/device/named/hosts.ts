import { call } from './make.js';

export const closeWindow = /* @__PURE__ */ call('closeWindow');

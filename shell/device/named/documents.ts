import { call } from './make.js';

export const openDocument = /* @__PURE__ */ call('openDocument');
export const getFileInfo = /* @__PURE__ */ call('getFileInfo');

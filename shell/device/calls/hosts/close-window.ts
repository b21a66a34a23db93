import { defineCall } from '../../define.js';

export const closeWindow = /* @__PURE__ */ defineCall('closeWindow', {});

import { boolean, optional, text } from '../../check.js';
import { defineCall } from '../../define.js';
import { permission } from './checks.js';
import * as web from './web/ask-permission.js';

export const checkPermission = /* @__PURE__ */ defineCall('checkPermission', {
  rules: permission,
  web: web.checkPermission,
});
export const requestPermission = /* @__PURE__ */ defineCall('requestPermission', {
  rules: () => ({ ...permission(), why: optional(text), again: optional(boolean) }),
  web: web.requestPermission,
});

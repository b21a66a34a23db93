import { dialable, oneOf, optional } from '../../check.js';
import { defineCall } from '../../define.js';
import * as web from './web/gesture.js';

// At once: browsers allow them only within a gesture of the user.
export const makePhoneCall = /* @__PURE__ */ defineCall('makePhoneCall', {
  rules: () => ({ phoneNumber: dialable }),
  web: web.dial,
});
export const vibrateShort = /* @__PURE__ */ defineCall('vibrateShort', {
  rules: () => ({ type: optional(oneOf('heavy', 'medium', 'light')) }),
  web: web.vibrateShort,
});
export const vibrateLong = /* @__PURE__ */ defineCall('vibrateLong', { web: web.vibrateLong });

import { type Check, optional } from '../../check.js';
import { defineCall } from '../../define.js';
import { motion, page } from './checks.js';

/** Also as a text, as attributes have it. */
const pages: Check = (value) =>
  /^(?:number|string)$/.test(typeof value) && Number(value) >= 1 ? undefined : 'a number of pages';

export const redirectTo = /* @__PURE__ */ defineCall('redirectTo', { rules: page });
export const reLaunch = /* @__PURE__ */ defineCall('reLaunch', { rules: page });
export const switchTab = /* @__PURE__ */ defineCall('switchTab', { rules: page });
export const navigateBack = /* @__PURE__ */ defineCall('navigateBack', {
  rules: () => ({ delta: optional(pages), ...motion() }),
});
export const preloadPage = /* @__PURE__ */ defineCall('preloadPage', { rules: page });

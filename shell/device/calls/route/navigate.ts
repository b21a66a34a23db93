import { type Check, optional } from '../../check.js';
import { defineCall } from '../../define.js';
import { ROUTER } from '../../definitions.js';
import { motion, page } from './checks.js';

/** Also as a text, as attributes have it. */
const pages: Check = (value) =>
  /^(?:number|string)$/.test(typeof value) && Number(value) >= 1 ? undefined : 'a number of pages';

export const redirectTo = /* @__PURE__ */ defineCall('redirectTo', { broughtBy: ROUTER, rules: page });
export const reLaunch = /* @__PURE__ */ defineCall('reLaunch', { broughtBy: ROUTER, rules: page });
export const switchTab = /* @__PURE__ */ defineCall('switchTab', { broughtBy: ROUTER, rules: page });
export const navigateBack = /* @__PURE__ */ defineCall('navigateBack', {
  broughtBy: ROUTER,
  rules: () => ({ delta: optional(pages), ...motion() }),
});
export const preloadPage = /* @__PURE__ */ defineCall('preloadPage', { broughtBy: ROUTER, rules: page });

import { lazy } from '../../../../elements/base/lazy.js';
import { boolean, type Check, optional, share } from '../../check.js';
import { define } from '../../define.js';
import { root } from '../contexts/checks.js';

const load = /* @__PURE__ */ lazy(() => import('./web/observers.js'));

const shares: Check = (value) =>
  Array.isArray(value) && value.length && value.every((item) => !share(item)) ? undefined : 'numbers from 0 to 1';

export const selectorQuery = /* @__PURE__ */ define('createSelectorQuery', {
  rules: () => ({ component: optional(root) }),
  load,
});
export const intersectionObserver = /* @__PURE__ */ define('createIntersectionObserver', {
  rules: () => ({
    component: optional(root),
    thresholds: optional(shares),
    initialRatio: optional(share),
    observeAll: optional(boolean),
  }),
  load,
});
export const mediaQueryObserver = /* @__PURE__ */ define('createMediaQueryObserver', { load });

import { lazy } from '../../../../elements/base/lazy.js';
import { type Check, number, optional, text } from '../../check.js';
import { defineCall } from '../../define.js';

/** One of the two is needed. */
const scrollTop: Check = (value, options = {}) => {
  const { selector } = options as { selector?: unknown };
  if (value === undefined && selector !== undefined) return undefined;
  return number(value) && 'a number, or a selector';
};

export const pageScrollTo = /* @__PURE__ */ defineCall('pageScrollTo', {
  rules: () => ({ selector: optional(text), scrollTop }),
  load: /* @__PURE__ */ lazy(() => import('./web/page-scroll.js')),
});

import { lazy } from '../../../../elements/base/lazy.js';
import { type Check, optional } from '../../check.js';
import { define } from '../../define.js';

const easing: Check = (value) =>
  typeof value === 'string' && CSS.supports('animation-timing-function', value) ? undefined : 'an easing of CSS';
const origin: Check = (value) =>
  typeof value === 'string' && CSS.supports('transform-origin', value) ? undefined : 'a transform-origin of CSS';
const delay: Check = (value) => (Number.isFinite(value) ? undefined : 'a number of ms');

export const animation = /* @__PURE__ */ define('createAnimation', {
  rules: () => ({ timingFunction: optional(easing), delay: optional(delay), transformOrigin: optional(origin) }),
  load: /* @__PURE__ */ lazy(() => import('./web/animation.js')),
});

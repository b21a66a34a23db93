import { lazy } from '../../../../elements/base/lazy.js';
import { optional, text } from '../../check.js';
import { define } from '../../define.js';
import { root } from './checks.js';

const load = /* @__PURE__ */ lazy(() => import('./web/contexts.js'));

export const videoContext = /* @__PURE__ */ define('createVideoContext', {
  rules: () => ({ videoId: text, component: optional(root) }),
  load,
});
export const canvasContext = /* @__PURE__ */ define('createCanvasContext', {
  rules: () => ({ canvasId: text, component: optional(root) }),
  load,
});

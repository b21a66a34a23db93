import { lazy } from '../../../../elements/base/lazy.js';
import { optional, text } from '../../check.js';
import { define } from '../../define.js';
import { root } from '../contexts/checks.js';

export const mapContext = /* @__PURE__ */ define('createMapContext', {
  rules: () => ({ mapId: text, component: optional(root) }),
  load: /* @__PURE__ */ lazy(() => import('./web/map-context.js')),
});

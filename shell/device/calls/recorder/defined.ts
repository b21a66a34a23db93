import { lazy } from '../../../../elements/base/lazy.js';
import { define } from '../../define.js';

export const recorderManager = /* @__PURE__ */ define('getRecorderManager', {
  load: /* @__PURE__ */ lazy(() => import('./web/recorder.js')),
});

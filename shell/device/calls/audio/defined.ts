import { lazy } from '../../../../elements/base/lazy.js';
import { define } from '../../define.js';

export const audioContext = /* @__PURE__ */ define('createInnerAudioContext', {
  load: /* @__PURE__ */ lazy(() => import('./web/inner-audio-context.js')),
});

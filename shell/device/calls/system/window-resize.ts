import { defineSignal, off } from '../../define.js';
import { windowResize } from './web/window-resize.js';

export const onWindowResize = /* @__PURE__ */ defineSignal('windowResize', { web: windowResize });
export const offWindowResize = /* @__PURE__ */ off('windowResize');

import { element, optional } from '../../check.js';
import { defineCall, defineSignal, off } from '../../define.js';
import * as web from './web/full-screen.js';

export const requestFullscreen = /* @__PURE__ */ defineCall('requestFullscreen', {
  rules: () => ({ element: optional(element) }),
  web: web.requestFullscreen,
});
export const exitFullscreen = /* @__PURE__ */ defineCall('exitFullscreen', { web: web.exitFullscreen });

export const onFullscreenChange = /* @__PURE__ */ defineSignal('fullscreenChange', {
  web: web.fullscreenChange,
  isAvailable: () => document.fullscreenEnabled,
});
export const offFullscreenChange = /* @__PURE__ */ off('fullscreenChange');

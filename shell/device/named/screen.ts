import { call, off, on } from './make.js';

export const setKeepScreenOn = /* @__PURE__ */ call('setKeepScreenOn');
export const requestFullscreen = /* @__PURE__ */ call('requestFullscreen');
export const exitFullscreen = /* @__PURE__ */ call('exitFullscreen');
export const onFullscreenChange = /* @__PURE__ */ on('fullscreenChange');
export const offFullscreenChange = /* @__PURE__ */ off('fullscreenChange');
export const setDeviceOrientation = /* @__PURE__ */ call('setDeviceOrientation');
export const onDeviceOrientationChange = /* @__PURE__ */ on('deviceOrientationChange');
export const offDeviceOrientationChange = /* @__PURE__ */ off('deviceOrientationChange');
export const loadFontFace = /* @__PURE__ */ call('loadFontFace');

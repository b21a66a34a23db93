import { lazy } from '../../../../elements/base/lazy.js';
import { oneOf } from '../../check.js';
import { defineCall, defineSignal, off } from '../../define.js';

const load = /* @__PURE__ */ lazy(() => import('./web/screen-orientation.js'));

export const setDeviceOrientation = /* @__PURE__ */ defineCall('setDeviceOrientation', {
  rules: () => ({ value: oneOf('portrait', 'landscape', 'auto') }),
  load,
});

export const onDeviceOrientationChange = /* @__PURE__ */ defineSignal('deviceOrientationChange', { load });
export const offDeviceOrientationChange = /* @__PURE__ */ off('deviceOrientationChange');

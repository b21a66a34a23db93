import { lazy } from '../../../../elements/base/lazy.js';
import { optional, positive } from '../../check.js';
import { defineCall, defineSignal, off } from '../../define.js';
import { wish } from './checks.js';

const load = /* @__PURE__ */ lazy(() => import('./web/location.js'));

export const getLocation = /* @__PURE__ */ defineCall('getLocation', {
  rules: () => ({ ...wish(), highAccuracyExpireTime: optional(positive) }),
  timeout: 60_000,
  load,
});
export const startLocationUpdate = /* @__PURE__ */ defineCall('startLocationUpdate', {
  rules: wish,
  timeout: 60_000,
  load,
});
export const stopLocationUpdate = /* @__PURE__ */ defineCall('stopLocationUpdate', { load });

export const onLocationChange = /* @__PURE__ */ defineSignal('locationChange', { load });
export const offLocationChange = /* @__PURE__ */ off('locationChange');
export const onLocationChangeError = /* @__PURE__ */ defineSignal('locationChangeError', { load });
export const offLocationChangeError = /* @__PURE__ */ off('locationChangeError');

import { call, off, on } from './make.js';

export const getLocation = /* @__PURE__ */ call('getLocation');
export const chooseLocation = /* @__PURE__ */ call('chooseLocation');
export const openLocation = /* @__PURE__ */ call('openLocation');
export const startLocationUpdate = /* @__PURE__ */ call('startLocationUpdate');
export const stopLocationUpdate = /* @__PURE__ */ call('stopLocationUpdate');
export const onLocationChange = /* @__PURE__ */ on('locationChange');
export const offLocationChange = /* @__PURE__ */ off('locationChange');
export const onLocationChangeError = /* @__PURE__ */ on('locationChangeError');
export const offLocationChangeError = /* @__PURE__ */ off('locationChangeError');

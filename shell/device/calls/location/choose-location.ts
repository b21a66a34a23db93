import { type Check, latitude, longitude, number, optional, string } from '../../check.js';
import { defineCall } from '../../define.js';
import { OVERLAYS } from '../../definitions.js';
import { coordinateType } from './checks.js';

/** A latitude without a longitude is no position. */
const withOther =
  (other: 'latitude' | 'longitude', check: Check): Check =>
  (value, options) => {
    const isWanted = value !== undefined || (options as Record<string, unknown> | undefined)?.[other] !== undefined;
    return isWanted ? check(value) : undefined;
  };

export const chooseLocation = /* @__PURE__ */ defineCall('chooseLocation', {
  broughtBy: OVERLAYS,
  rules: () => ({
    latitude: withOther('longitude', latitude),
    longitude: withOther('latitude', longitude),
    keyword: optional(string),
    type: optional(coordinateType),
  }),
});
export const openLocation = /* @__PURE__ */ defineCall('openLocation', {
  broughtBy: OVERLAYS,
  rules: () => ({
    latitude,
    longitude,
    type: optional(coordinateType),
    scale: optional(number),
    name: optional(string),
    address: optional(string),
  }),
});

import { call, off, on } from './make.js';

export const setClipboardData = /* @__PURE__ */ call('setClipboardData');
export const getClipboardData = /* @__PURE__ */ call('getClipboardData');
export const makePhoneCall = /* @__PURE__ */ call('makePhoneCall');
export const vibrateShort = /* @__PURE__ */ call('vibrateShort');
export const vibrateLong = /* @__PURE__ */ call('vibrateLong');
export const getBatteryInfo = /* @__PURE__ */ call('getBatteryInfo');
export const onBatteryChange = /* @__PURE__ */ on('batteryChange');
export const offBatteryChange = /* @__PURE__ */ off('batteryChange');

import { lazy } from '../../../../elements/base/lazy.js';
import { defineCall, defineSignal, off } from '../../define.js';

const load = /* @__PURE__ */ lazy(() => import('./web/battery.js'));

export const getBatteryInfo = /* @__PURE__ */ defineCall('getBatteryInfo', { load });

export const onBatteryChange = /* @__PURE__ */ defineSignal('batteryChange', {
  load,
  isAvailable: () => 'getBattery' in navigator,
});
export const offBatteryChange = /* @__PURE__ */ off('batteryChange');

import { all, boolean, type Check, color, each, list, place, string } from '../../check.js';
import { defineCall } from '../../define.js';
import { OVERLAYS } from '../../definitions.js';
import { dismissal, role, texts } from './checks.js';

function items(): Check {
  const known = each({
    text: string,
    ...all(string, 'description', 'icon'),
    ...all(color, 'color'),
    ...all(boolean, 'disabled'),
    role: role('destructive', 'selected', 'cancel'),
  });
  return (value) => list(value) ?? known(value);
}

export const showActionSheet = /* @__PURE__ */ defineCall('showActionSheet', {
  broughtBy: OVERLAYS,
  rules: () => ({
    ...texts(),
    itemList: items(),
    ...all(color, 'titleColor', 'itemColor', 'cancelColor', 'backgroundColor'),
    ...all(boolean, 'showCancel'),
    ...all(place, 'popover'),
    ...dismissal(),
  }),
});
export const hideActionSheet = /* @__PURE__ */ defineCall('hideActionSheet', { broughtBy: OVERLAYS });

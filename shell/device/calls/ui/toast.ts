import { all, boolean, callback, element, oneOf, pictureUrl, string } from '../../check.js';
import { defineCall } from '../../define.js';
import { OVERLAYS } from '../../definitions.js';

export const showToast = /* @__PURE__ */ defineCall('showToast', {
  broughtBy: OVERLAYS,
  rules: () => ({
    ...all(string, 'title', 'key', 'actionText'),
    ...all(oneOf('success', 'error', 'loading', 'none'), 'icon'),
    ...all(pictureUrl, 'image'),
    ...all(boolean, 'mask'),
    ...all(oneOf('top', 'center', 'bottom'), 'position'),
    ...all(element, 'positionAnchor'),
    ...all(callback, 'onAction'),
  }),
});
export const hideToast = /* @__PURE__ */ defineCall('hideToast', { broughtBy: OVERLAYS });

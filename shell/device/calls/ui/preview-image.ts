import { all, boolean, callback, color, each, list, number, oneOf, pictures, shape, string } from '../../check.js';
import { defineCall } from '../../define.js';
import { OVERLAYS } from '../../definitions.js';
import { either } from './checks.js';

const longPressActions = () =>
  shape({
    itemList: (value) => list(value) ?? each()(value),
    ...all(color, 'itemColor'),
    ...all(callback, 'success', 'fail', 'complete'),
  });

export const previewImage = /* @__PURE__ */ defineCall('previewImage', {
  broughtBy: OVERLAYS,
  rules: () => ({
    urls: pictures,
    ...all(either(string, number), 'current'),
    ...all(boolean, 'loop'),
    ...all(oneOf('default', 'number', 'none'), 'indicator'),
    ...all(longPressActions(), 'longPressActions'),
  }),
});
export const closePreviewImage = /* @__PURE__ */ defineCall('closePreviewImage', { broughtBy: OVERLAYS });

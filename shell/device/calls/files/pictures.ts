import { lazy } from '../../../../elements/base/lazy.js';
import { type Check, fileUrl, oneOf, optional, positive } from '../../check.js';
import { defineCall } from '../../define.js';

const load = /* @__PURE__ */ lazy(() => import('./web/files.js'));

const quality: Check = (value) => (positive(value) || (value as number) > 100 ? 'a number from 0 to 100' : undefined);
const length: Check = (value) =>
  !positive(value) || (typeof value === 'string' && /^\s*(?:auto|[\d.]+\s*(?:px|%)?)\s*$/.test(value))
    ? undefined
    : "a number from 0 on, a text such as '100px' or '50%', or 'auto'";

export const getImageInfo = /* @__PURE__ */ defineCall('getImageInfo', { rules: () => ({ src: fileUrl }), load });
export const getVideoInfo = /* @__PURE__ */ defineCall('getVideoInfo', { rules: () => ({ src: fileUrl }), load });
export const compressImage = /* @__PURE__ */ defineCall('compressImage', {
  rules: () => ({
    src: fileUrl,
    quality: optional(quality),
    width: optional(length),
    height: optional(length),
    compressedWidth: optional(positive),
    compressedHeight: optional(positive),
    fileType: optional(oneOf('jpg', 'png', 'webp')),
  }),
  load,
});

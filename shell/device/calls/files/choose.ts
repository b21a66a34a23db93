import { number, oneOf, optional, positive } from '../../check.js';
import { defineCall } from '../../define.js';
import { extension, listOf } from './checks.js';
import * as web from './web/choose.js';

const choosing = () => ({ extension, sourceType: listOf('album', 'camera') });
const ofVideo = () => ({ maxDuration: optional(positive), camera: optional(oneOf('back', 'front')) });
const ofImages = () => ({ count: optional(number), sizeType: listOf('original', 'compressed') });

// They open the browser's picker at once: it needs the user's gesture.
export const chooseImage = /* @__PURE__ */ defineCall('chooseImage', {
  rules: () => ({ ...choosing(), ...ofImages() }),
  web: web.chooseImage,
});
export const chooseVideo = /* @__PURE__ */ defineCall('chooseVideo', {
  rules: () => ({ ...choosing(), ...ofVideo() }),
  web: web.chooseVideo,
});
export const chooseMedia = /* @__PURE__ */ defineCall('chooseMedia', {
  rules: () => ({
    ...choosing(),
    ...ofVideo(),
    ...ofImages(),
    mediaType: listOf('image', 'video', 'mix'),
  }),
  web: web.chooseMedia,
});
export const chooseFile = /* @__PURE__ */ defineCall('chooseFile', {
  rules: () => ({ ...choosing(), count: optional(number), type: optional(oneOf('all', 'image', 'video')) }),
  web: web.chooseFile,
});

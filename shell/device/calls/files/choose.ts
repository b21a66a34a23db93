import { number, oneOf, optional, positive, someOf } from '../../check.js';
import { defineCall } from '../../define.js';
import { extension } from './checks.js';
import * as web from './web/choose.js';

const choosing = () => ({ extension, sourceType: optional(someOf('album', 'camera')) });
const ofVideo = () => ({ maxDuration: optional(positive), camera: optional(oneOf('back', 'front')) });
const ofImages = () => ({ count: optional(number), sizeType: optional(someOf('original', 'compressed')) });

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
    mediaType: optional(someOf('image', 'video', 'mix')),
  }),
  web: web.chooseMedia,
});
export const chooseFile = /* @__PURE__ */ defineCall('chooseFile', {
  rules: () => ({ ...choosing(), count: optional(number), type: optional(oneOf('all', 'image', 'video')) }),
  web: web.chooseFile,
});

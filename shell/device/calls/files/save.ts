import { lazy } from '../../../../elements/base/lazy.js';
import { each, fileUrl, optional, string } from '../../check.js';
import { defineCall } from '../../define.js';

const load = /* @__PURE__ */ lazy(() => import('./web/files.js'));

export const saveImageToPhotosAlbum = /* @__PURE__ */ defineCall('saveImageToPhotosAlbum', {
  rules: () => ({ filePath: fileUrl }),
  load,
});
export const saveVideoToPhotosAlbum = /* @__PURE__ */ defineCall('saveVideoToPhotosAlbum', {
  rules: () => ({ filePath: fileUrl }),
  load,
});
export const saveFile = /* @__PURE__ */ defineCall('saveFile', {
  rules: () => ({ tempFilePath: fileUrl, fileName: optional(string) }),
  load,
});
export const releaseTempFiles = /* @__PURE__ */ defineCall('releaseTempFiles', {
  rules: () => ({ filePaths: optional(each()) }),
  load,
});

import { call } from './make.js';

export const chooseImage = /* @__PURE__ */ call('chooseImage');
export const chooseVideo = /* @__PURE__ */ call('chooseVideo');
export const chooseMedia = /* @__PURE__ */ call('chooseMedia');
export const chooseFile = /* @__PURE__ */ call('chooseFile');
export const getImageInfo = /* @__PURE__ */ call('getImageInfo');
export const getVideoInfo = /* @__PURE__ */ call('getVideoInfo');
export const compressImage = /* @__PURE__ */ call('compressImage');
export const saveImageToPhotosAlbum = /* @__PURE__ */ call('saveImageToPhotosAlbum');
export const saveVideoToPhotosAlbum = /* @__PURE__ */ call('saveVideoToPhotosAlbum');
export const saveFile = /* @__PURE__ */ call('saveFile');
export const releaseTempFiles = /* @__PURE__ */ call('releaseTempFiles');

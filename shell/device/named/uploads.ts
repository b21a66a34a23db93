import { call, off, on, task } from './make.js';

export const uploadResumable = /* @__PURE__ */ task('uploadResumable');
export const getUploadQueue = /* @__PURE__ */ call('getUploadQueue');
export const pauseUploads = /* @__PURE__ */ call('pauseUploads');
export const resumeUploads = /* @__PURE__ */ call('resumeUploads');
export const cancelUploads = /* @__PURE__ */ call('cancelUploads');
export const onUploadQueueChange = /* @__PURE__ */ on('uploadQueueChange');
export const offUploadQueueChange = /* @__PURE__ */ off('uploadQueueChange');

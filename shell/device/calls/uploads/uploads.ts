import { lazy } from '../../../../elements/base/lazy.js';
import {
  boolean,
  type Check,
  each,
  fileUrl,
  httpUrl,
  number,
  optional,
  positive,
  record,
  string,
  text,
} from '../../check.js';
import { defineCall, defineSignal, defineTask, off } from '../../define.js';
import { isA } from '../../kinds.js';

const load = /* @__PURE__ */ lazy(() => import('./web/uploads.js'));

const ids = () => optional(each());

const atLeastOne: Check = (value) =>
  number(value) || (value as number) < 1 ? 'a number of bytes from 1 on' : undefined;

/** Of the protocol: a header lists names and values. */
const metadata: Check = (value) => {
  if (record(value)) return record(value);
  const entries = Object.entries(value as object) as [string, unknown][];
  if (!entries.every(([name]) => /^[!-+\--~]+$/.test(name))) return 'names without spaces and commas';
  if (!entries.every(([, each]) => !string(each) || !number(each))) return 'values that are texts or numbers';
  return undefined;
};

const retry: Check = (value) => {
  if (!positive(value)) return undefined;
  const { limit, minDelay, maxDelay } = (record(value) ? {} : value) as Record<string, unknown>;
  const isRight = !record(value) && [limit, minDelay, maxDelay].every((each) => !optional(positive)(each));
  return isRight ? undefined : 'a number from 0 on, or { limit, minDelay, maxDelay }';
};

const origins: Check = (value) => {
  const isRight = Array.isArray(value) && value.every((each) => !httpUrl(each) && URL.canParse(each as string));
  return isRight ? undefined : 'a list of origins, such as https://files.example';
};

const file: Check = (value) => (isA(value, 'Blob') ? undefined : 'a File or Blob, or a filePath');

export const uploadResumable = /* @__PURE__ */ defineTask('uploadResumable', {
  rules: () => ({
    url: httpUrl,
    file: optional(file),
    filePath: optional(fileUrl),
    name: optional(string),
    metadata: optional(metadata),
    header: optional(record),
    storeHeader: optional(boolean),
    withCredentials: optional(boolean),
    headerOrigins: optional(origins),
    chunkSize: optional(atLeastOne),
    retry: optional(retry),
    id: optional(text),
  }),
  load,
});
export const getUploadQueue = /* @__PURE__ */ defineCall('getUploadQueue', { load });
export const pauseUploads = /* @__PURE__ */ defineCall('pauseUploads', { rules: () => ({ ids: ids() }), load });
export const resumeUploads = /* @__PURE__ */ defineCall('resumeUploads', {
  rules: () => ({ ids: ids(), header: optional(record) }),
  load,
});
export const cancelUploads = /* @__PURE__ */ defineCall('cancelUploads', { rules: () => ({ ids: ids() }), load });

export const onUploadQueueChange = /* @__PURE__ */ defineSignal('uploadQueueChange', { load });
export const offUploadQueueChange = /* @__PURE__ */ off('uploadQueueChange');

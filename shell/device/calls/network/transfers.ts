import { lazy } from '../../../../elements/base/lazy.js';
import { boolean, type Check, fileUrl, httpUrl, optional, record, shape, string, text } from '../../check.js';
import { defineTask } from '../../define.js';
import { isA } from '../../kinds.js';
import { listOf } from './checks.js';
import type { UploadFileOptions, UploadPart } from './types.js';

const load = /* @__PURE__ */ lazy(() => import('./web/transfers.js'));

const blob: Check = (value) => (isA(value, 'Blob') ? undefined : 'a File or Blob');

const part: Check = (value) =>
  shape({
    name: optional(string),
    file: optional(blob),
    uri: (uri, options) => ((options as UploadPart).file === undefined ? fileUrl(uri) : undefined),
  })(value);

const transfer = () => ({ url: httpUrl, header: optional(record), withCredentials: optional(boolean) });

export const uploadFile = /* @__PURE__ */ defineTask('uploadFile', {
  rules: () => ({
    ...transfer(),
    files: optional(listOf(part)),
    filePath: optional(fileUrl),
    file: (value, options) => {
      const { files, filePath } = options as UploadFileOptions;
      if (value === undefined && (filePath !== undefined || files?.length)) return undefined;
      return blob(value) && 'a File or Blob, or filePath, or files';
    },
    name: optional(text),
    formData: optional(record),
  }),
  timeout: 60_000,
  isTransfer: true,
  load,
});
export const downloadFile = /* @__PURE__ */ defineTask('downloadFile', {
  rules: () => ({
    ...transfer(),
    saveAs: optional((value) => (boolean(value) && text(value) ? 'a boolean, or a name' : undefined)),
  }),
  timeout: 60_000,
  isTransfer: true,
  load,
});

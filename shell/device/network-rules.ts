import { boolean, type Check, data, httpUrl, index, oneOf, optional, positive, record, string, text } from './check.js';
import type { UploadPart, UploadFileOptions } from './calls/network/types.js';
import { isA } from './kinds.js';
import { isScriptUrl } from './url.js';

const methodName = oneOf('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS');
/** In any case. */
const method: Check = (value) => methodName(typeof value === 'string' ? value.toUpperCase() : value);

const listOf =
  (check: Check): Check =>
  (value) => {
    if (!Array.isArray(value)) return 'an array';
    const position = (value as unknown[]).findIndex((item) => check(item));
    return position < 0 ? undefined : `${check((value as unknown[])[position])} at ${position}`;
  };

/** An object with these members; what it expects names the wrong one. */
export const members =
  (rules: Record<string, Check>): Check =>
  (value) => {
    if (record(value)) return record(value);
    for (const [name, check] of Object.entries(rules)) {
      const expected = check((value as Record<string, unknown>)[name], value as object);
      if (expected) return `${expected} as ${name}`;
    }
    return undefined;
  };

const status: Check = (value) =>
  Number.isInteger(value) && (value as number) >= 100 && (value as number) <= 599 ? undefined : 'an HTTP status';
const retryOptions = members({
  limit: optional(index),
  minDelay: optional(positive),
  maxDelay: optional(positive),
  statusCodes: optional(listOf(status)),
  methods: optional(listOf(method)),
});
const retry: Check = (value) =>
  typeof value === 'number' || typeof value !== 'object'
    ? index(value) && 'a number of attempts from 0 on, or options'
    : retryOptions(value);

const blob: Check = (value) => (isA(value, 'Blob') ? undefined : 'a File or Blob');
const fileUrl: Check = (value) => (!text(value) && !isScriptUrl(value as string) ? undefined : 'the URL of a file');

const part = members({
  name: optional(string),
  file: optional(blob),
  uri: (value, options) => ((options as UploadPart).file === undefined ? fileUrl(value) : undefined),
});

const transfer = { url: httpUrl, header: optional(record), withCredentials: optional(boolean) };

/** Checks of the arguments of calls over the network. */
export const NETWORK_RULES = {
  request: {
    url: httpUrl,
    method: optional(method),
    header: optional(record),
    data,
    dataType: optional(string),
    responseType: optional(oneOf('text', 'arraybuffer')),
    withCredentials: optional(boolean),
    enableChunked: optional(boolean),
    retry: optional(retry),
  },
  uploadFile: {
    ...transfer,
    files: optional(listOf(part)),
    filePath: optional(fileUrl),
    file: (value: unknown, options?: object) => {
      const { files, filePath } = options as UploadFileOptions;
      if (value === undefined && (filePath !== undefined || files?.length)) return undefined;
      return blob(value) && 'a File or Blob, or filePath, or files';
    },
    name: optional(text),
    formData: optional(record),
  },
  downloadFile: {
    ...transfer,
    saveAs: optional((value) => (boolean(value) && text(value) ? 'a boolean, or a name' : undefined)),
  },
};

import { boolean, type Check, each, httpUrl, number, optional, positive, record, string, text } from './check.js';
import { isA } from './kinds.js';
import { isScriptUrl } from './url.js';

const ids = optional(each());
const header = optional(record);
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
const filePath: Check = (value) => (!text(value) && !isScriptUrl(value as string) ? undefined : 'the URL of a file');

/** Checks of the arguments of resumable uploads. */
export const UPLOAD_RULES = {
  uploadResumable: {
    url: httpUrl,
    file: optional(file),
    filePath: optional(filePath),
    name: optional(string),
    metadata: optional(metadata),
    header,
    storeHeader: optional(boolean),
    withCredentials: optional(boolean),
    headerOrigins: optional(origins),
    chunkSize: optional(atLeastOne),
    retry: optional(retry),
    id: optional(text),
  },
  pauseUploads: { ids },
  resumeUploads: { ids, header },
  cancelUploads: { ids },
};

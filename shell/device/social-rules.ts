import { isA } from './kinds.js';
import {
  boolean,
  type Check,
  each,
  httpUrl,
  list,
  number,
  oneOf,
  optional,
  pictureUrl,
  record,
  string,
  text,
} from './check.js';
import { isScriptUrl } from './url.js';

const strings = <N extends string>(...names: N[]): Record<N, Check> =>
  Object.fromEntries(names.map((name) => [name, optional(string)])) as Record<N, Check>;

const fileUrls: Check = (value) =>
  each()(value) ?? ((value as string[]).some((url) => !url || isScriptUrl(url)) ? 'URLs of files' : undefined);
/** That of a link, which other apps must be able to follow. */
const link: Check = (value) =>
  httpUrl(value) ?? (URL.canParse(value as string, 'https://host/') ? undefined : 'an http(s) URL');
const files: Check = (value) =>
  Array.isArray(value) && value.every((file) => isA(file, 'File')) ? undefined : 'an array of files';

const sharing = {
  ...strings('title', 'summary', 'text', 'provider', 'scene'),
  href: optional(link),
  url: optional(link),
  imageUrl: optional(pictureUrl),
  filePaths: optional(fileUrls),
  files: optional(files),
  type: optional((value) => number(value) && string(value) && 'a number or a name'),
};

const scanType = oneOf('barCode', 'qrCode', 'datamatrix', 'pdf417');
const scanning = {
  onlyFromCamera: optional(boolean),
  hideAlbum: optional(boolean),
  autoDecodeCharset: optional(boolean),
  scanType: optional((value) => list(value) ?? (value as unknown[]).map((type) => scanType(type)).find(Boolean)),
};

/** Ways to pay; a host needs none. */
const methodData: Check = (value) => list(value) ?? each({ supportedMethods: text }, true)(value);

/** Checks of the arguments of sharing, scanning and paying. */
export const SOCIAL_RULES = {
  share: sharing,
  shareWithSystem: sharing,
  showShareSheet: { ...strings('title', 'text'), url: optional(link), files: optional(files) },
  scanCode: scanning,
  showScanner: scanning,
  requestPayment: {
    methodData: optional(methodData),
    details: optional(record),
    options: optional(record),
    provider: optional(text),
    orderInfo: optional((value) => string(value) && record(value) && 'a text or an object'),
    timeStamp: optional((value) => number(value) && string(value) && 'a number or a text'),
    ...strings('nonceStr', 'package', 'signType', 'paySign'),
  },
};

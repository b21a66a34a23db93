import { lazy } from '../../../../elements/base/lazy.js';
import { type Check, oneOf, optional, string, text } from '../../check.js';
import { defineCall } from '../../define.js';
import { isScriptUrl } from '../../../../elements/base/urls.js';
import * as web from './web/open-document.js';

const document: Check = (value) =>
  !text(value) && !isScriptUrl(value as string) ? undefined : 'the URL of a document';

export const openDocument = /* @__PURE__ */ defineCall('openDocument', {
  rules: () => ({ filePath: document, fileType: optional(string) }),
  web: web.openDocument,
});
export const getFileInfo = /* @__PURE__ */ defineCall('getFileInfo', {
  rules: () => ({ filePath: document, digestAlgorithm: optional(oneOf('md5', 'sha1', 'sha256')) }),
  load: /* @__PURE__ */ lazy(() => import('./web/file-info.js')),
});

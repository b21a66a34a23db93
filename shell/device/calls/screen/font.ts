import { lazy } from '../../../../elements/base/lazy.js';
import { type Check, optional, string, text } from '../../check.js';
import { defineCall } from '../../define.js';

const description: Check = (value) =>
  typeof value === 'object' && value && Object.values(value).every((part) => part === undefined || !string(part))
    ? undefined
    : 'an object of texts';

export const loadFontFace = /* @__PURE__ */ defineCall('loadFontFace', {
  rules: () => ({ family: text, source: text, desc: optional(description) }),
  load: /* @__PURE__ */ lazy(() => import('./web/font.js')),
});
